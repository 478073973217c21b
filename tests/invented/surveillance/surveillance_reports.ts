import type { CaseContent } from '#kernel/case/content/case_content'

import { type Day, dayOf, dayText, dayWords } from '#tests/invented/cases/day'
import { flavor, level, row } from '#tests/invented/cases/level'
import { MEDDRA_VERSION, places, productNamed, termNamed } from '#tests/invented/cases/vocabulary'
import {
  LATER,
  planted,
  QUARTERS,
  type ReportGroup,
  reportGroups,
} from '#tests/invented/surveillance/report_groups'
import { Random } from '#tests/invented/random'

/** A small report of a project in which signals are planted. */
export interface SurveillanceReport {
  readonly drug: string
  readonly event: string
  /** It comes in after the first run. */
  readonly isLater: boolean
  readonly content: CaseContent
}

/** First days of the quarters. */
const begins = Array.from({ length: QUARTERS }, (_, at) =>
  dayOf(`${2024 + Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`)
)

/** Events that bring people into hospital. */
const grave: readonly string[] = [
  ...['Demo stomach bleeding', 'Demo narrow heart vessels', 'Demo severe allergic reaction'],
  'Demo lung infection',
]

/**
 * The reports, in the order in which they come in: the same ones every time, about nobody.
 * @param codeOf code of a product in the dictionary of the company, by its English name
 */
export function surveillanceReports(
  codeOf: (product: string) => string | undefined
): readonly SurveillanceReport[] {
  const drawn = reportGroups().flatMap((group) =>
    Array.from({ length: group.count }, (_, at) => {
      const quarter =
        group.quarters?.[at % group.quarters.length] ?? Math.floor((at * QUARTERS) / group.count)
      return { group, at, quarter }
    })
  )
  const ordered = drawn.sort((one, other) => one.quarter - other.quarter)
  return ordered.map(({ group, at, quarter }, number) => ({
    ...{ drug: group.drug, event: group.event, isLater: quarter >= LATER },
    content: contentOf({ group, at, quarter, number: number + 1, code: codeOf(group.drug) }),
  }))
}

interface Drawn {
  readonly group: ReportGroup
  /** Place in the group. */
  readonly at: number
  readonly quarter: number
  readonly number: number
  readonly code: string | undefined
}

function contentOf({ group, at, quarter, number, code }: Drawn): CaseContent {
  const random = new Random(`surveillance ${number}`)
  const place = places[number % 3]!
  const { language } = place
  const received = begins[quarter]! + random.int(0, 88)
  const begun = received - random.int(3, 20)
  const started = begun - ((group.onset?.[at % group.onset.length] ?? random.int(2, 60)) - 1)
  const sex = group.sex ?? (at % 2 === 0 ? 'female' : 'male')
  const age = group.isOld ? random.int(75, 88) : random.int(24, 69)
  const identifier = `${place.country}-DEMOPHARMA-${String(900_000 + number)}`
  const isFatal =
    (group.event === planted.listed.event && at % 20 === 19) ||
    (group.event === planted.false.event && group.drug === planted.false.drug && at === 8)
  const event = eventRow(random, { event: group.event, begun, isFatal, country: place.country })
  const product = productNamed(group.drug)
  const facts = {
    ...{ drug: product.name[language], event: termNamed(group.event).name[language] },
  }
  const told = { ...facts, started: dayWords(started, language), begun: dayWords(begun, language) }
  return level({
    C_1_1: identifier,
    C_1_2: `${dayText(received + 1)}T09:00:00${place.zone}`,
    C_1_3: '1',
    C_1_4: dayText(received),
    C_1_5: dayText(received),
    C_1_6_1: false,
    C_1_7: isFatal || grave.includes(group.event),
    C_1_8_1: identifier,
    C_1_8_2: '2',
    C_1_9_1: flavor('NI'),
    C_2_r: [
      row(random, {
        ...{ C_2_r_1_2: flavor('MSK'), C_2_r_1_4: flavor('MSK'), C_2_r_3: place.country },
        ...{ C_2_r_4: random.pick(['1', '2', '3']), C_2_r_5: '1' },
      }),
    ],
    C_3_1: '1',
    D_1: `P-${String(number).padStart(4, '0')}`,
    ...{ D_2_2a: String(age), D_2_2b: 'a', D_2_3: age < 65 ? '5' : '6' },
    D_5: sex === 'male' ? '1' : '2',
    E_i: [event],
    G_k: [
      row(random, {
        G_k_1: '1',
        G_k_2_2: product.name.en,
        G_k_CN_1: product.name.zh,
        ...(code !== undefined && { G_k_DD_1: '2', G_k_DD_2b: code }),
        G_k_4_r: [row(random, { ...doseOf(product), G_k_4_r_4: dayText(started) })],
        G_k_8: isFatal ? '0' : grave.includes(group.event) ? '1' : '4',
        G_k_9_i: [
          row(random, {
            G_k_9_i_1: event.id,
            G_k_9_i_2_r: [
              row(random, {
                ...{ G_k_9_i_2_r_1: language === 'zh' ? '报告者' : 'Reporter' },
                ...{ G_k_9_i_2_r_3: language === 'zh' ? '可能' : 'Possible' },
              }),
            ],
            G_k_9_i_4: '4',
          }),
        ],
      }),
    ],
    H_1:
      language === 'zh'
        ? `患者自${told.started}起使用${told.drug}，于${told.begun}出现${told.event}。`
        : `The patient took ${told.drug} from ${told.started}; ${told.event} began on ${told.begun}.`,
  })
}

function eventRow(
  random: Random,
  of: { event: string; begun: Day; isFatal: boolean; country: string }
) {
  const { code, name } = termNamed(of.event)
  const isGrave = grave.includes(of.event)
  return row(random, {
    E_i_1_2: name.en,
    ...{ E_i_2_1a: MEDDRA_VERSION, E_i_2_1b: code },
    E_i_3_1: isGrave ? '3' : '1',
    E_i_3_2a: of.isFatal ? true : flavor('NI'),
    E_i_3_2c: isGrave && !of.isFatal ? true : flavor('NI'),
    E_i_4: dayText(of.begun),
    E_i_7: of.isFatal ? '5' : random.pick(['1', '1', '2']),
    E_i_9: of.country,
  })
}

const doseOf = ({ regimens: [first], unit, forms }: ReturnType<typeof productNamed>) => ({
  ...{ G_k_4_r_1a: first!.dose, G_k_4_r_1b: unit, G_k_4_r_2: first!.times },
  ...{ G_k_4_r_3: first!.every, G_k_4_r_9_1: forms[first!.form]![0] },
})
