import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { nameIn, valueOf } from '#kernel/case/content/leaf'

import { ageGroupOf } from '#plugins/signal/counting/age_group'

/** The value of a stratum that a report does not tell. */
const UNKNOWN = 'unknown'

export type DrugRole = 'suspect' | 'interacting' | 'concomitant'

/** A drug as a report names it. */
export interface NamedDrug {
  readonly id: string
  readonly role: DrugRole
  /** By which dictionary it was taken: code of the list drug-dictionary. */
  readonly source: string | undefined
  readonly code: string | undefined
  /** Names of substances that the report gives. */
  readonly substances: readonly string[]
  readonly approvedName: string | undefined
  readonly text: string | undefined
}

/** An event as a report names it. */
export interface NamedEvent {
  readonly id: string
  /** Code of a lowest level term. */
  readonly llt: number | undefined
  readonly text: string | undefined
}

/** What a report says that counting asks. */
export interface ReportFacts {
  readonly drugs: readonly NamedDrug[]
  readonly events: readonly NamedEvent[]
  readonly strata: Readonly<Record<'sex' | 'age' | 'year' | 'country', string>>
  /** yyyy-MM-dd of first receipt. */
  readonly received: string | undefined
  readonly isTrial: boolean
  readonly isNullified: boolean
  /** Two reports with the same one tell of the same. */
  readonly worldwideId: string | undefined
  readonly isSerious: boolean
  readonly isFatal: boolean
  /** Days from the start of a drug to an event, by the ids of both; the day of the start is day 1. */
  readonly onsets: readonly {
    readonly drug: string
    readonly event: string
    readonly days: number
  }[]
}

export const rowsOf = (rows: unknown): Row[] => (Array.isArray(rows) ? (rows as Row[]) : [])

export function textOf(leaf: unknown): string | undefined {
  const value = valueOf(leaf)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Suspect where nobody has said the role; 4 is a drug that was not given. */
const roles: Readonly<Record<string, DrugRole>> = {
  1: 'suspect',
  2: 'concomitant',
  3: 'interacting',
}
const sexes: Readonly<Record<string, string>> = { 1: 'male', 2: 'female' }
const CRITERIA = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `E_i_3_2${each}`)
const isTrue = (leaf: unknown) => valueOf(leaf) === true || valueOf(leaf) === 'true'

/** Reads out of the content of a report what counting asks. */
export function reportFacts(content: CaseContent): ReportFacts {
  const events = rowsOf(content.E_i)
  const drugs = rowsOf(content.G_k).filter(({ G_k_1 }) => textOf(G_k_1) !== '4')
  const isDead = events.some((event) => isTrue(event.E_i_3_2a) || textOf(event.E_i_7) === '5')
  const received = textOf(content.C_1_4)?.slice(0, 10)
  return {
    drugs: drugs.map(namedDrug),
    events: events.map(namedEvent),
    strata: {
      sex: sexes[textOf(content.D_5) ?? ''] ?? UNKNOWN,
      age: ageGroupOf(content),
      year: received?.slice(0, 4) ?? UNKNOWN,
      country: countryOf(content, events),
    },
    received,
    isTrial: isTrial(content),
    isNullified: textOf(content.C_1_11_1) === '1',
    worldwideId: textOf(content.C_1_8_1),
    isSerious: isDead || events.some((event) => CRITERIA.some((key) => isTrue(event[key]))),
    isFatal: isDead,
    onsets: drugs.flatMap((drug) => onsetsOf(drug, events)),
  }
}

function namedDrug(drug: Row): NamedDrug {
  return {
    id: drug.id,
    role: roles[textOf(drug.G_k_1) ?? '1'] ?? 'suspect',
    source: textOf(drug.G_k_DD_1),
    code: textOf(drug.G_k_DD_2b),
    substances: rowsOf(drug.G_k_2_3_r).flatMap(({ G_k_2_3_r_1 }) => textOf(G_k_2_3_r_1) ?? []),
    approvedName: textOf(drug.G_k_CN_1) ?? nameIn(drug.G_k_2_1_2b),
    text: textOf(drug.G_k_2_2),
  }
}

function namedEvent(event: Row): NamedEvent {
  const code = Number(textOf(event.E_i_2_1b) ?? Number.NaN)
  return {
    id: event.id,
    llt: Number.isInteger(code) && code > 0 ? code : undefined,
    text: nameIn(event.E_i_2_1b) ?? textOf(event.E_i_1_2) ?? textOf(event.E_i_1_1a),
  }
}

function countryOf(content: CaseContent, events: readonly Row[]): string {
  const happened = events.map(({ E_i_9 }) => textOf(E_i_9)).find((each) => each !== undefined)
  const reporters = rowsOf(content.C_2_r)
  const primary = reporters.find(({ C_2_r_5 }) => textOf(C_2_r_5) === '1') ?? reporters[0]
  return happened ?? textOf(primary?.C_2_r_3) ?? UNKNOWN
}

/** A report of a study whose kind is a clinical trial, or that nobody says to be another. */
function isTrial(content: CaseContent): boolean {
  const category = textOf(content.C_1_CN_2)
  if (category) return category.endsWith('1')
  const kind = textOf(content.C_5_4)
  return textOf(content.C_1_3) === '2' && (kind === undefined || kind === '1')
}

const DAY = 86_400_000
/** Days of a unit of UCUM. */
const unitDays: Readonly<Record<string, number>> = {
  ...{ min: 1 / 1440, h: 1 / 24, d: 1, wk: 7, mo: 30.4375, a: 365.25 },
}

/** The interval that the report states; else from the first dose to the start of the event. */
function onsetsOf(drug: Row, events: readonly Row[]) {
  const starts = rowsOf(drug.G_k_4_r).flatMap(({ G_k_4_r_4 }) => dayOf(G_k_4_r_4) ?? [])
  const first = starts.length > 0 ? Math.min(...starts) : undefined
  return events.flatMap((event) => {
    const match = rowsOf(drug.G_k_9_i).find(({ G_k_9_i_1 }) => textOf(G_k_9_i_1) === event.id)
    const stated = Number(valueOf(match?.G_k_9_i_3_1a) ?? Number.NaN)
    const unit = unitDays[textOf(match?.G_k_9_i_3_1b) ?? '']
    const begun = dayOf(event.E_i_4)
    const days =
      unit !== undefined && stated > 0
        ? stated * unit
        : first !== undefined && begun !== undefined
          ? (begun - first) / DAY + 1
          : undefined
    return days !== undefined && days > 0 ? [{ drug: drug.id, event: event.id, days }] : []
  })
}

/** A day that is told in full, in milliseconds. */
function dayOf(leaf: unknown): number | undefined {
  const text = textOf(leaf)
  const [day] = text?.match(/^\d{4}-\d{2}-\d{2}/) ?? []
  return day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`)
}
