import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { drawPdf } from '#kernel/paper/draw_pdf'
import type { LaidPaper } from '#kernel/paper/laid_paper'
import { layPaper } from '#kernel/paper/lay_paper'

import type { ListedValue } from '#plugins/listings/contract/case_listings'
import { readSheets } from '#plugins/listings/tests/read_xlsx'
import { type ListingToWrite, refuseUnwritable } from '#plugins/listings/writing/listing_file'
import { writeListingCsv } from '#plugins/listings/writing/write_csv'
import { writeListingPdf } from '#plugins/listings/writing/write_pdf'
import { MOST_CHARACTERS, partsOf, writeListingXlsx } from '#plugins/listings/writing/write_xlsx'

const listing = (...rows: ListedValue[][]): ListingToWrite => ({
  ...{ name: 'Deaths: 2026/27', revision: 3, language: 'en', maker: 'Li' },
  ...{ madeAt: '2026-11-28T05:00:00Z', timeZone: 'Asia/Shanghai' },
  listed: {
    heads: (rows[0] ?? ['']).map((_, at) => ({ key: `c${at}`, text: `Head ${at}`, width: 12 })),
    lines: rows.map((cells) => ({ caseId: 'x', caseNo: 'CN-7', group: 'SOC', cells })),
    ...{ cases: rows.length, readCases: rows.length, nullified: 0 },
  },
})

/** Signs that begin a formula, and their full-width forms. */
const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', '\t=1', ' =1']

test.group('A listing as XLSX, read by another program', () => {
  test('has no formula: whatever begins like one is a text, and figures are figures', async ({
    assert,
  }) => {
    const { bytes, name } = await writeListingXlsx(listing(...dangerous.map((each) => [each, 7])))
    assert.equal(name, 'Deaths_ 2026_27.xlsx')
    const [sheet] = await readSheets(bytes)
    assert.deepEqual(
      sheet!.slice(1).map(([cell]) => cell!.text),
      dangerous
    )
    for (const [cell, figure] of sheet!.slice(1)) {
      assert.oneOf(cell!.type, ['inlineStr', 's', 'str'])
      assert.deepEqual(figure, { text: '7', type: 'n', isFormula: false })
    }
    assert.isFalse(sheet!.flat().some(({ isFormula }) => isFormula))
  })

  test('leaves partial dates as they are known', async ({ assert }) => {
    const { bytes } = await writeListingXlsx(listing(['2026'], ['2026-03'], ['2026-03-04']))
    const [sheet] = await readSheets(bytes)
    assert.deepEqual(
      sheet!.slice(1).map(([cell]) => [cell!.text, cell!.type === 'n']),
      [
        ['2026', false],
        ['2026-03', false],
        ['2026-03-04', false],
      ]
    )
  })

  test('goes on on a further sheet with the same head where a sheet is full', async ({
    assert,
  }) => {
    const { bytes } = await writeListingXlsx(listing(['a'], ['b'], ['c']), 3)
    const texts = (await readSheets(bytes)).map((rows) => rows.map(([cell]) => cell!.text))
    assert.deepEqual(texts, [
      ['Head 0', 'a', 'b'],
      ['Head 0', 'c'],
    ])
  })

  test('keeps a text that is too long for its cell on a sheet of its own, whole', async ({
    assert,
  }) => {
    const long = `=${'长文😀'.repeat(12_000)}`
    assert.isAbove(long.length, MOST_CHARACTERS)
    const { bytes } = await writeListingXlsx(listing(['short', 1], [long, 2]))
    const [sheet, further] = await readSheets(bytes)
    assert.isAtMost(sheet![2]![0]!.text.length, MOST_CHARACTERS)
    assert.include(sheet![2]![0]!.text, 'Long texts')
    const parts = further!.slice(1)
    assert.deepEqual(
      parts.map(([row, column, part]) => [row!.text, column!.text, part!.text]),
      [
        ['2', 'Head 0', '1'],
        ['2', 'Head 0', '2'],
      ]
    )
    assert.equal(parts.map((cells) => cells[3]!.text).join(''), long)
    assert.isTrue(partsOf('😀😀', 3).every((part) => part.isWellFormed()))
  })

  test('is refused with row, column and case for a character that no file can hold (2400)', ({
    assert,
  }) => {
    for (const [text, code] of [
      ['a\u0000b', 'U+0000'],
      ['\uD83D', 'U+D83D'],
    ] as const) {
      const refused = catchRefusal(() => refuseUnwritable(listing(['a', 'b'], ['c', text]).listed))
      assert.equal(refused.number, 2400)
      for (const part of ['Row 2', '“Head 1”', code, 'CN-7']) assert.include(refused.message, part)
    }
  })
})

test.group('A listing as CSV', () => {
  test('is UTF-8 with its mark, or GB18030, in which nothing begins like a formula', ({
    assert,
  }) => {
    const asked = listing(['头痛', '=1'], ['𠮷😀', null])
    const utf8 = writeListingCsv(asked, 'utf-8')
    const expected = "Head 0,Head 1\r\n头痛,'=1\r\n𠮷😀,\r\n"
    assert.equal(Buffer.from(utf8.bytes).toString('utf8'), `\ufeff${expected}`)
    const other = writeListingCsv(asked, 'gb18030')
    assert.equal(other.mediaType, 'text/csv; charset=gb18030')
    // 头 is CD B7 in GB18030, as in GBK before it.
    assert.include(Buffer.from(other.bytes).toString('hex'), 'cdb7')
    assert.equal(new TextDecoder('gb18030').decode(other.bytes), expected)
  })

  test('is refused where a character does not come back from the encoding (2401)', ({ assert }) => {
    const refused = catchRefusal(() => writeListingCsv(listing(['\uD83Dx']), 'gb18030'))
    assert.equal(refused.number, 2401)
    assert.include(refused.message, 'GB18030')
  })
})

test.group('A listing as PDF', () => {
  const laid: LaidPaper[] = []
  const press = {
    file: async (_kind: 'pdf' | 'docx', paper: Parameters<typeof layPaper>[0]) => {
      laid.push(layPaper(paper))
      return drawPdf(laid.at(-1)!, paper)
    },
  }

  test('lies across the page, in volumes, each with its number, its groups and its head', async ({
    assert,
  }) => {
    laid.length = 0
    const files = await writeListingPdf(listing(['a', 1], ['b', 2], ['c', 3]), press, 2)
    assert.deepEqual(
      files.map(({ name }) => name),
      ['Deaths_ 2026_27, volume 1 of 2.pdf', 'Deaths_ 2026_27, volume 2 of 2.pdf']
    )
    for (const { pages } of laid) assert.isAbove(pages[0]!.width, pages[0]!.height)
    const texts = laid.map(({ pages }) =>
      pages.flatMap((page) => page.lines.map(({ text }) => text))
    )
    assert.includeMembers(texts[0]!, ['SOC (2)', 'Head 0', 'a', 'b'])
    assert.includeMembers(texts[1]!, ['SOC (1)', 'Head 0', 'c'])
    assert.notInclude(texts[1]!, 'a')
  })

  test('says so where no case meets the conditions', async ({ assert }) => {
    laid.length = 0
    await writeListingPdf(listing(), press)
    const texts = laid[0]!.pages.flatMap((page) => page.lines.map(({ text }) => text))
    assert.include(texts, 'No case meets the conditions.')
  })
})

function catchRefusal(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
