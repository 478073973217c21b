import chineseDays from 'chinese-days'
import Holidays from 'date-holidays'

import type { Calendar } from '#plugins/deadlines/contract/calendar'
import { addDays } from '#plugins/deadlines/contract/days'

/** A day on which a company works otherwise than its country. */
interface OwnDay {
  /** yyyy-MM-dd */
  readonly day: string
  readonly kind: 'off' | 'work'
}

/**
 * The working days of a country in some years, with those of the company. Where the days of a year were
 * not announced yet, the year is left out.
 */
export function workingDays(
  country: string,
  years: readonly number[],
  own: readonly OwnDay[] = []
): Calendar {
  const isOff = country === 'CN' ? isOffInChina : offIn(country)
  const known = years.filter((year) => isKnown(country, year))
  const days = known.flatMap(daysOf)
  const said = new Map(own.map(({ day, kind }) => [day, kind === 'off']))
  return { country, years: known, off: days.filter((day) => said.get(day) ?? isOff(day)) }
}

/** Weeks have their days off by region (CLDR), as 6 for Saturday. */
function offIn(country: string): (day: string) => boolean {
  const holidays = new Holidays(country)
  const { weekend } = weekOf(country)
  const byYear = new Map<string, ReadonlySet<string>>()
  const ofYear = (year: string) => {
    const known = byYear.get(year) ?? publicDays(holidays, Number(year))
    byYear.set(year, known)
    return known
  }
  return (day) => weekend.includes(weekday(day)) || ofYear(day.slice(0, 4)).has(day)
}

function publicDays(holidays: Holidays, year: number): ReadonlySet<string> {
  const all = holidays.getHolidays(year).filter(({ type }) => type === 'public')
  return new Set(all.map(({ date }) => date.slice(0, 10)))
}

function weekOf(country: string): { readonly weekend: readonly number[] } {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getWeekInfo(): { readonly weekend: readonly number[] }
  }
  return locale.getWeekInfo()
}

/** From 1 for Monday to 7 for Sunday. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const isOffInChina = (day: string) => !chineseDays.isWorkday(day)

/** China announces each year by itself: one of which there is no holiday was not announced. */
function isKnown(country: string, year: number): boolean {
  if (country !== 'CN') return new Holidays(country).getHolidays(year).length > 0
  return chineseDays
    .getHolidaysInRange(`${year}-01-01`, `${year}-12-31`, false)
    .some((day) => !weekends.includes(weekday(day)))
}

const weekends = [6, 7]

function daysOf(year: number): string[] {
  const first = `${year}-01-01`
  const length = Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000)
  return Array.from({ length }, (_, at) => addDays(first, at))
}
