import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { test } from '@japa/runner'

import { caseFile, signalFile } from '#plugins/signal/tests/reference_files'
import { runAce } from '#tests/fixtures/run_ace'
import { referenceFolder } from '#tests/reference'

let folder: string

async function fileOf(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name)
  const text = `${lines.join('\n')}\n`
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text)
  return path
}

type Row = Record<string, unknown>

interface Printed {
  readonly rows: Row[]
  readonly notes: { en: string }[]
  readonly reports?: number
  readonly theta?: number[]
}

async function jsonOf(name: string, ...words: string[]) {
  const { stdout, code } = await runAce(name, ...words, '--json')
  return { code, ...(JSON.parse(stdout) as Printed) }
}

const isAbsent = referenceFolder() === null
const WITHOUT = 'PHAROS_REFERENCE is not set'

test.group('Commands of signals', (group) => {
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pharos-signal-'))
    return () => rm(folder, { recursive: true })
  })

  test('signal:compute counts a report once however often it says a pair', async ({ assert }) => {
    const lines = ['1,A,X', '1,A,X', '1,B,X', '2,A,Y', '3,B,Y', '4,B,Y']
    const file = await fileOf('reports.csv.gz', 'report_id,drug,event', ...lines)
    const { rows, reports } = await jsonOf('signal:compute', file)
    assert.equal(reports, 4)
    assert.deepEqual(
      rows.map(({ drug, event, a, b, c, d, expected }) => [drug, event, a, b, c, d, expected]),
      [
        ['A', 'X', 1, 1, 0, 2, 0.5],
        ['A', 'Y', 1, 1, 2, 0, 1.5],
        ['B', 'X', 1, 2, 0, 1, 0.75],
        ['B', 'Y', 2, 1, 1, 0, 2.25],
      ]
    )
    assert.equal(rows[0]!.PRR, 'Infinity')
    assert.equal(rows[0]!.PRR_lo95, 'undefined')
    assert.include((rows[0]!.reasons as Row).PRR, 'with this drug alone')
    const few = await jsonOf('signal:compute', file, '--min=2')
    assert.lengthOf(few.rows, 1)
  })

  test('signal:compute keeps reports of unknown strata apart, and all add up', async ({
    assert,
  }) => {
    const { rows } = await jsonOf('signal:compute', caseFile('strata_unknown.csv'), '--by=sex')
    const row = rows.find(
      ({ drug, event }) => `${drug} ${event}` === 'Demoprazole Demo liver failure'
    )!
    assert.deepInclude(row, { a: 12, b: 55 - 12, c: 24 - 12, d: 206 - 55 - 24 + 12 })
    const strata = row.strata as ({ stratum: { sex: string } } & Record<string, number>)[]
    assert.deepEqual(
      strata.map(({ stratum, a }) => [stratum.sex, a]),
      [
        ['F', 6],
        ['M', 3],
        ['unknown', 3],
      ]
    )
    for (const cell of ['a', 'b', 'c', 'd'])
      assert.equal(
        strata.reduce((sum, stratum) => sum + stratum[cell]!, 0),
        row[cell]
      )
    const sum = strata.reduce((all, { expected }) => all + expected!, 0)
    assert.closeTo(row.expected as number, sum, 1e-12)
  }).skip(isAbsent, WITHOUT)

  test('signal:compute reads tables, and strata of one pair', async ({ assert }) => {
    const file = await fileOf(
      'tables.csv',
      'drug,event,a,b,c,d,country',
      'D,E,3,47,60,9890,NA',
      'D,E,0,5,1,94,',
      'D,F,1,2,3,4,DE'
    )
    const plain = await jsonOf('signal:compute', file)
    assert.lengthOf(plain.rows, 3)
    assert.closeTo(plain.rows[0]!.PRR as number, 9.95, 1e-9)
    assert.isNull(plain.rows[0]!.EBGM)
    assert.include(plain.notes[0]!.en, 'needs at least 25 pairs')
    const { rows } = await jsonOf('signal:compute', file, '--by=country')
    assert.deepInclude(rows[0], { drug: 'D', event: 'E', a: 3, b: 52, c: 61, d: 9984 })
    // 50 * 63 / 10000 and 5 * 1 / 100.
    assert.closeTo(rows[0]!.expected as number, 0.315 + 0.05, 1e-12)
    // NA is Namibia where a country is asked for; a blank is unknown.
    assert.deepEqual(
      (rows[0]!.strata as Row[]).map(({ stratum }) => (stratum as Row).country),
      ['NA', 'unknown']
    )
  })

  test('signal:compute takes a prior instead of a fit', async ({ assert }) => {
    const file = await fileOf('tables.csv', 'a,b,c,d', '3,1,1,15')
    // E = 4 * 4 / 20 = 0.8; shape 2 + 3, rate 4.2 + 0.8: exp(psi(5))/5.
    const { rows, theta } = await jsonOf('signal:compute', file, '--theta=2,4.2,2,4.2,0.5')
    assert.deepEqual(theta, [2, 4.2, 2, 4.2, 0.5])
    assert.closeTo(rows[0]!.EBGM as number, Math.exp(25 / 12 - 0.5772156649015329) / 5, 1e-9)
  })

  test('signal:compute leaves rows out that name no report, and says how many', async ({
    assert,
  }) => {
    const file = await fileOf('r.csv', 'report_id,drug,event', '1,A,X', ',A,X', '2,,X', '3,A,')
    const { reports, notes } = await jsonOf('signal:compute', file)
    assert.equal(reports, 1)
    assert.include(notes[0]!.en, 'is blank: 3')
  })

  test('refuse what they cannot read or take, with a number and a sentence', async ({ assert }) => {
    const reports = await fileOf('r.csv', 'report_id,drug,event', '1,A,X')
    const tables = await fileOf('t.csv', 'a,b,c,d', '1,2,3,4', '1,2,3,x')
    const other = await fileOf('o.csv', 'x,y', '1,2')
    const refusals = [
      [['signal:compute', other], 3001, /needs the columns report_id, drug and event/],
      [['signal:compute', tables], 3001, /Line 3: "x" in column d/],
      [['signal:compute', reports, '--by=sex'], 2017, /no column sex/],
      [['signal:compute', reports, '--theta=1,2'], 2017, /four numbers above 0/],
      [['signal:compute', reports, '--zeros=maybe'], 2017, /out or in/],
      [['signal:compute', reports, '--min=few'], 2017, /whole number from 0/],
      [['signal:mask', reports], 2017, /--event is missing/],
      [['signal:mask', reports, '--event=Z'], 2017, /has no "Z"/],
      [['signal:onset', reports], 3001, /needs a column days/],
      [['signal:sprt'], 2017, /--limit is missing/],
      [['signal:sprt', '--limit=-1'], 2017, /number above 0/],
    ] as const
    for (const [[name, ...words], number, sentence] of refusals) {
      const { code, stdout } = await runAce(name, ...words, '--json')
      const { refusal } = JSON.parse(stdout) as { refusal: { code: number; message: Row } }
      assert.equal(code, 1, name)
      assert.equal(refusal.code, number)
      assert.match(refusal.message.en as string, sentence)
    }
    const chinese = await runAce('signal:compute', other, '--language=zh')
    assert.match(chinese.stdout + chinese.stderr, /3001 文件须有/)
    const absent = await runAce('signal:compute', join(folder, 'none.csv'))
    assert.match(absent.stderr, /there is no such file/)
  })

  test('signal:compute and signal:fit agree with openEBGM on public reports', async ({
    assert,
  }) => {
    const file = signalFile('caers2012_reports.csv.gz')
    const fit = await jsonOf('signal:fit', file)
    assert.isAtMost(fit.rows[0]!.negLL as number, 4162.456)
    const theta =
      '3.25378113551285,0.399887737396876,2.02613256139946,1.90808441119159,0.0653457517821268'
    const { rows } = await jsonOf('signal:compute', file, `--theta=${theta}`, '--min=10')
    const strongest = rows.find(
      ({ drug, event }) => `${drug}: ${event}` === 'REUMOFAN PLUS: WEIGHT INCREASED'
    )
    assert.closeTo(strongest!.EB05 as number, 15.68, 0.01)
    assert.closeTo(strongest!.EBGM as number, 23.26, 0.01)
    assert.isTrue((strongest!.rules as Row).eb05)
  })
    .skip(isAbsent, WITHOUT)
    .timeout(10_000)

  test('signal:mask shows what one product hides of others', async ({ assert }) => {
    const product = 'HYDROXYCUT REGULAR RAPID RELEASE CAPLETS'
    const { rows } = await jsonOf(
      'signal:mask',
      signalFile('caers2012_reports.csv.gz'),
      '--event=INJURY',
      `--product=${product}`
    )
    const found = rows.find(({ drug }) => drug === 'HYDROXYCUT CAPSULES')!
    assert.deepInclude(found, { a_before: 3, n_drug_before: 9, a_after: 3, N_after: 3286 })
    assert.closeTo(found.masking_ratio_rrr as number, 2.478452771, 1e-8)
  }).skip(isAbsent, WITHOUT)

  test('signal:onset tells no figure of fewer than five onsets, and compares the rest', async ({
    assert,
  }) => {
    const long = [1, 1, 2, 2, 3, 4, 4, 5, 5, 8].map((days) => `A,X,${days}`)
    const other = [8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23].map((days) => `B,X,${days}`)
    const file = await fileOf('o.csv', 'drug,event,days', ...long, ...other, 'C,Y,3', 'C,Y,-2')
    const { rows, notes } = await jsonOf('signal:onset', file)
    assert.include(notes[0]!.en, 'before the start: 1')
    assert.closeTo(rows[0]!.D as number, 0.9, 1e-12)
    assert.closeTo(rows[0]!.p_exact_conditional_on_ties as number, 3.40217058306669e-5, 1e-12)
    assert.equal(rows[1]!.median, 12)
    assert.sameMembers(Object.keys(rows[2]!), ['drug', 'event', 'n', 'notes'])
    assert.include((rows[2]!.notes as { en: string }[])[0]!.en, 'Fewer than 5 onsets')
  })

  test('signal:sprt tells the critical value of a plan, and the look that reaches it', async ({
    assert,
  }) => {
    const plan = await jsonOf('signal:sprt', '--limit=10')
    assert.closeTo(plan.rows[0]!.critical_value_LLR as number, 3.467952, 1e-5)
    const file = await fileOf('looks.csv', 'expected,observed', '1,2', '2,6', '3,10')
    const { rows } = await jsonOf('signal:sprt', file, '--limit=10')
    assert.deepEqual(
      rows.map(({ signal }) => signal),
      [false, false, true]
    )
    // 3 - 10 + 10 ln(10/3).
    assert.closeTo(rows[2]!.LLR as number, -7 + 10 * Math.log(10 / 3), 1e-12)
    const none = await jsonOf('signal:sprt', '--limit=2', '--min=50')
    assert.equal(none.rows[0]!.critical_value_LLR, 'undefined')
    assert.lengthOf(none.notes, 1)
  })

  test('signal:interactions finds two drugs that do together what neither does', async ({
    assert,
  }) => {
    const heading =
      'drug1,drug2,event,both_event,both_reports,first_event,first_reports,second_event,second_reports,neither_event,neither_reports'
    const counts = await fileOf('c.csv', heading, 'A,B,X,12,40,15,300,20,500,100,10000')
    const { rows } = await jsonOf('signal:interactions', counts)
    assert.closeTo(rows[0]!.expected as number, 3.1063, 1e-4)
    assert.closeTo(rows[0]!.Omega as number, 1.7933, 1e-4)
    assert.closeTo(rows[0]!.Omega025 as number, 0.8631, 1e-4)
    const reports = ['1,A,X', '1,B,X', '2,A,X', '2,B,X', '3,A,Y', '4,B,Y', '5,C,Y']
    const file = await fileOf('r.csv', 'report_id,drug,event', ...reports)
    const found = await jsonOf('signal:interactions', file, '--min=2')
    assert.lengthOf(found.rows, 1)
    assert.deepInclude(found.rows[0], { drug1: 'A', drug2: 'B', event: 'X', both_event: 2 })
  })

  test('print tables for people, in Chinese when asked', async ({ assert }) => {
    const file = await fileOf('t.csv', 'drug,event,a,b,c,d', 'D,E,3,47,60,9890')
    const english = await runAce('signal:compute', file)
    assert.match(english.stdout, /Drug +Event +a +E/)
    assert.match(english.stdout, /D +E +3 +0\.315 +9\.95/)
    const chinese = await runAce('signal:compute', file, '--language=zh')
    assert.match(chinese.stdout, /药品 +事件/)
    assert.include(chinese.stdout, '先验至少需要 25 个组合')
  })
})
