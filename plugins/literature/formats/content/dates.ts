const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = MONTHS.join('|')

/** A day: 2020-11-05, 2020/11/5, 20201105, with year, month and day in signs of Chinese, too. */
const NUMBERS =
  /(?<year>\d{4})\s*[-/.\u5E74]\s*(?<month>\d{1,2})(?:\s*[-/.\u6708]\s*(?<day>\d{1,2}))?(?!\d)/
const COMPACT = /(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/
/** 2020 Nov 5, 2020 Nov-Dec, 2020/Nov/05. */
const YEAR_FIRST = new RegExp(
  String.raw`(?<year>\d{4})[\s/-]*(?<name>${MONTH})[a-z]*\.?(?:[\s/]+(?<day>\d{1,2})(?!\d))?`,
  'i'
)
/** 5 Nov 2020, Nov 2020. */
const YEAR_LAST = new RegExp(
  String.raw`(?:(?<day>\d{1,2})\s+)?(?<name>${MONTH})[a-z]*\.?,?\s+(?<year>\d{4})`,
  'i'
)
const YEAR = /(?<!\d)(?<year>(?:1[5-9]|20)\d{2})(?!\d)/

/**
 * The date in a text as people write it, as far as it is known: `2020 Nov-Dec` gives 2020-11 (the
 * first month of an issue), `2019 Winter` gives 2019.
 */
export function dateIn(text: string): string | null {
  for (const pattern of [YEAR_FIRST, NUMBERS, COMPACT, YEAR_LAST, YEAR]) {
    const { year, month, name, day } = pattern.exec(text)?.groups ?? {}
    if (year === undefined) continue
    return dateOf(year, name === undefined ? month : monthNumber(name), day)
  }
  return null
}

/** A year with a month (a number or an English name) and a day, as far as they are known. */
export function dateOf(year: string, month?: string, day?: string): string {
  const number = monthNumber(month ?? '')
  if (number === undefined) return year
  const date = Number(day)
  const isDay = date >= 1 && date <= 31
  return [year, number, ...(isDay ? [`${date}`] : [])]
    .map((part) => part.padStart(2, '0'))
    .join('-')
}

function monthNumber(text: string): string | undefined {
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const number = named || Number(text)
  return number >= 1 && number <= 12 ? `${number}` : undefined
}
