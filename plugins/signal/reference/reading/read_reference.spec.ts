import { gzipSync } from 'node:zlib'

import { test } from '@japa/runner'

import type { ReferenceKind } from '#plugins/signal/contract/reference'
import { packParts, unpackParts } from '#plugins/signal/reference/loading/pack_parts'
import type { ReferenceReports } from '#plugins/signal/reference/packed_reports'
import { readReference } from '#plugins/signal/reference/reading/read_reference'
import { beginsLikeReports } from '#plugins/signal/reference/reading/read_table'
import { inventedQuarter, quarterZip } from '#plugins/signal/tests/faers_quarter'

const read = (kind: ReferenceKind, ...files: readonly (readonly [string, Uint8Array])[]) =>
  readReference(
    kind,
    files.map(([name, bytes]) => ({ name, bytes })),
    async () => {}
  )
const csv = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`, 'utf8')

/** Reports as texts, with how many of them are alike. */
function texts({ vocabulary, reports }: ReferenceReports) {
  const { drugs, terms, strata } = vocabulary
  const names = (places: readonly number[]) => places.map((at) => drugs[at]![0])
  return reports.map(([suspect, concomitant, events, stratum, flags, count]) => ({
    ...{ drugs: names(suspect), concomitant: names(concomitant) },
    ...{ terms: events.map((at) => terms[at]), strata: strata[stratum], flags, count },
  }))
}

test.group('Quarters of FAERS', () => {
  test('have the latest version of each case; those without a number of a case are one each; deleted ones are out', async ({
    assert,
  }) => {
    const { found, problems } = await read('faers', ['faers_ascii_2031q1.zip', await quarterZip()])
    assert.deepEqual(problems.list, [])
    assert.deepEqual(texts(found!.packed), [
      {
        ...{ drugs: ['DEMOPRAZOLE'], concomitant: ['DEMOSARTAN'], terms: ['Demo rash'] },
        ...{ strata: ['female', '18-44', '2030', 'US'], flags: 1, count: 1 },
      },
      {
        ...{ drugs: ['DEMOPRAZOLE', 'DEMODUO'], concomitant: [], terms: ['Demo nausea'] },
        ...{ strata: ['male', '45-64', '2031', 'CN'], flags: 3, count: 1 },
      },
      {
        ...{ drugs: ['DEMOPRAZOLE'], concomitant: [], terms: ['Demo rash'] },
        ...{ strata: ['female', '0-1', '2031', 'JP'], flags: 0, count: 1 },
      },
      {
        ...{ drugs: ['DEMOSARTAN'], concomitant: [], terms: ['Demo nausea'] },
        ...{ strata: ['unknown', '2-11', '2031', 'unknown'], flags: 0, count: 1 },
      },
    ])
    // By hand: 7 + 10 + 8 + 3 lines; one row of a report that is nowhere; case 105 has an empty term alone.
    assert.deepInclude(found!.counts, {
      ...{ reports: 4, drugs: 3, terms: 2, serious: 2, lines: 28, older: 1, deleted: 1 },
      ...{ blankCases: 2, orphans: 1, emptyTerms: 1, withoutTerm: 1 },
    })
  })

  test('are refused with file and line where a line has other cells, a column or a table is missing', async ({
    assert,
  }) => {
    const broken = {
      ...inventedQuarter,
      'ASCII/DRUG31Q1.txt': ['primaryid$caseid$drugname$role_cod', '1002$100$DEMOPRAZOLE'],
      'ASCII/REAC31Q1.txt': ['primaryid$caseid$preferred', '1002$100$Demo rash'],
    }
    const { problems, found } = await read('faers', ['q.zip', await quarterZip(broken)])
    assert.isNull(found)
    const [drug, reac] = problems.list
    assert.deepInclude(drug, { file: 'ASCII/DRUG31Q1.txt', line: 2 })
    assert.equal(
      drug!.says.en,
      'The line has 3 cells instead of 4. Correct it, or load the file as it was published.'
    )
    assert.deepInclude(reac, { file: 'ASCII/REAC31Q1.txt', line: 1 })
    const { 'ASCII/OUTC31Q1.txt': _, ...without } = inventedQuarter
    const lacking = await read('faers', ['q.zip', await quarterZip(without)])
    assert.match(lacking.problems.list[0]!.says.en, /There is no table OUTC/)
    const none = await read('faers', ['q.zip', csv('no archive')])
    assert.equal(none.problems.list[0]!.file, 'q.zip')
  })

  test('are refused where not one reaction of the whole release has a term', async ({ assert }) => {
    const empty = { ...inventedQuarter, 'ASCII/REAC31Q1.txt': ['primaryid$caseid$pt', '1002$100$'] }
    const { problems } = await read('faers', ['q.zip', await quarterZip(empty)])
    assert.deepEqual(
      problems.list.map(({ says }) => says.en),
      ['Not one reaction has a term. Check that it is the right file.']
    )
  })

  test('of two archives the later version of a case counts, whichever comes first', async ({
    assert,
  }) => {
    const head = inventedQuarter['ASCII/DEMO31Q1.txt']![0]!
    const later = {
      'ASCII/DEMO31Q2.txt': [head, '101$1012$2$20310405$20310105$61$YR$$M$CN$CN'],
      'ASCII/DRUG31Q2.txt': ['primaryid$caseid$role_cod$drugname', '1012$101$PS$DEMOVIR'],
      'ASCII/REAC31Q2.txt': ['primaryid$caseid$pt', '1012$101$Demo rash'],
      'ASCII/OUTC31Q2.txt': ['primaryid$caseid$outc_cod'],
    }
    const zips = [
      ['q2.zip', await quarterZip(later)],
      ['q1.zip', await quarterZip()],
    ] as const
    for (const files of [zips, zips.toReversed()]) {
      const { found, problems } = await read('faers', ...files)
      assert.deepEqual(problems.list, [])
      const [own] = texts(found!.packed).filter(({ drugs }) => drugs.includes('DEMOVIR'))
      assert.deepEqual([own!.terms, own!.strata![1]], [['Demo rash'], '45-64'])
      assert.equal(found!.counts.older, 2)
    }
  })
})

test.group('Tables of reports', () => {
  const table = csv(
    'report_id;drug;event;sex;age_group;year;country',
    'R1;Demoprazole;Demo rash;F;18-44;2030;cn',
    'R1;demoprazole;Demo nausea;F;18-44;2030;cn',
    'R2;Demosartan;Demo rash;M;70;2030-05;US',
    'R3;Demosartan;Demo rash;M;70;2030;US',
    'R4;Demosartan;;M;70;2030;US',
    ';Demosartan;Demo rash;M;70;2030;US',
    'R1;Demosartan;Demo nausea;M;18-44;2030;cn'
  )

  test('count reports that are alike together; what contradicts itself is unknown', async ({
    assert,
  }) => {
    for (const bytes of [table, gzipSync(table)]) {
      assert.isTrue(await beginsLikeReports({ name: 'r.csv', bytes }))
      const { found, problems } = await read('csv', ['r.csv', bytes])
      assert.deepEqual(problems.list, [])
      const unknown = ['unknown', 'unknown', 'unknown', 'unknown']
      assert.deepEqual(texts(found!.packed), [
        {
          ...{ drugs: ['Demoprazole', 'Demosartan'], concomitant: [], flags: 0, count: 1 },
          ...{ terms: ['Demo rash', 'Demo nausea'], strata: unknown },
        },
        {
          ...{ drugs: ['Demosartan'], concomitant: [], terms: ['Demo rash'], flags: 0, count: 2 },
          strata: ['male', '65-74', '2030', 'US'],
        },
      ])
      assert.deepInclude(found!.counts, {
        ...{ reports: 3, lines: 7, emptyTerms: 1, withoutTerm: 1, blankReports: 1 },
        contradictions: 1,
      })
      assert.isFalse(found!.packed.vocabulary.hasSeriousness)
      assert.deepEqual(unpackParts([...packParts(found!.packed)]), found!.packed)
    }
  })

  test('are refused with the line where a quotation mark is open or a cell too many', async ({
    assert,
  }) => {
    const open = csv('report_id,drug,event', 'R1,Demoprazole,"Demo rash', 'R2,Demosartan,x')
    const first = (await read('csv', ['a.csv', open])).problems.list[0]!
    assert.deepInclude(first, { file: 'a.csv' })
    assert.match(first.says.en, /quotation mark/)
    const long = csv('report_id,drug,event', 'R1,Demoprazole,Demo rash', 'R2,a,b,c')
    assert.deepInclude((await read('csv', ['b.csv', long])).problems.list[0], {
      ...{ file: 'b.csv', line: 3 },
    })
    const cut = gzipSync(table).subarray(0, 60)
    assert.match((await read('csv', ['c.csv.gz', cut])).problems.list[0]!.says.en, /unpacked/)
    assert.isFalse(await beginsLikeReports({ name: 'd.csv', bytes: csv('a,b', '1,2') }))
  })
})
