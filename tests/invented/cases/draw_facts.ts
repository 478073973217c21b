import { type Day, dayOf } from '#tests/invented/cases/day'
import { drawDrugs } from '#tests/invented/cases/draw_drugs'
import type { CaseWish, EventFact, Facts, LabFact, Seriousness } from '#tests/invented/cases/facts'
import { organisations } from '#tests/invented/cases/organisations'
import {
  complaints,
  drawKey,
  drawPattern,
  type Pattern,
  type PatternEvent,
} from '#tests/invented/cases/patterns'
import { Random } from '#tests/invented/random'
import {
  areas,
  type Condition,
  conditions,
  type Place,
  places,
  productNamed,
  termNamed,
  type Test,
  tests,
} from '#tests/invented/cases/vocabulary'

/** Reports came in between these days; fixed, so that a seed gives the same cases in any year. */
const EARLIEST = dayOf('2021-01-01')
const LATEST = dayOf('2026-06-30')

const ENDED = new Set(['1', '4'])

/** Decides what happened: who, where, when, which drugs, which events. */
export function drawFacts(wish: CaseWish): Facts {
  const random = new Random(`${wish.seed}:${wish.number}`)
  const place = placeFor(random, wish)
  const pattern = drawPattern(random, wish, place)
  const { organisation = 'pharma', regions = [], projectType = 1 } = wish
  const language = wish.language ?? place.language
  const richness = wish.richness ?? random.int(0, 1000) / 1000
  const seriousness = wish.seriousness ?? drawKey<Seriousness>(random, pattern.seriousness)
  const kind = wish.kind ?? drawKind(random, pattern)
  const [state, cities] = random.pick(place.states)
  const course = drawCourse(random, { pattern, seriousness, richness }, wish.received)
  const age = random.int(...pattern.age)
  const drugs = drawDrugs(random, { pattern, richness, age, ...course })
  return {
    ...{ random, pattern, place, language, richness, seriousness, kind, organisation },
    ...{ regions, projectType, age, drugs, state, ...course },
    city: random.pick(cities),
    identifier: `${place.country}-${organisations[organisation].code}-${wish.seed}-${String(wish.number).padStart(7, '0')}`,
    subject: `${random.digits(3)}-${random.digits(4)}`,
    sex: pattern.sex ?? (random.chance(0.52) ? '2' : '1'),
    reporter: kind === 'spontaneous' ? random.pick(['1', '1', '2', '3', '5']) : '1',
    conditions: drawConditions(random, { pattern, richness, age }),
    labs: pattern.tests.map(({ test, peak }) =>
      drawLab(random, { test: tests[test], key: test, peak, outcome: course.events[0].outcome })
    ),
    related: random.pick(pattern.related),
  }
}

function placeFor(random: Random, { country, language, pattern }: CaseWish): Place {
  if (country === undefined && language === undefined && pattern === undefined) {
    return random.weighted(weighted)
  }
  return random.weighted(
    weighted.filter(([place]) =>
      country === undefined
        ? language === undefined || place.language === language
        : place.country === country
    )
  )
}

const weighted = places.map((place) => [place, place.weight] as const)

const kinds = [
  ['study', 55],
  ['spontaneous', 38],
  ['literature', 7],
] as const

function drawKind(random: Random, { kinds: own }: Pattern) {
  return own ? random.pick(own) : random.weighted(kinds)
}

interface Base {
  readonly pattern: Pattern
  readonly seriousness: Seriousness
  readonly richness: number
}

/** The days of a case, counted back from the one on which it was reported, and what came on them. */
function drawCourse(random: Random, base: Base, wished: string | undefined) {
  const { pattern, seriousness } = base
  const received = wished === undefined ? random.int(EARLIEST, LATEST) : dayOf(wished)
  const [first] = pattern.events
  const lasts = random.int(...first.lasts)
  const outcome = seriousness === 'death' ? '5' : drawKey(random, first.outcomes)
  const hasEnd = ENDED.has(outcome)
  const illness = outcome === '5' ? random.int(0, Math.min(lasts, 14)) : lasts
  const gap = hasEnd || outcome === '5' ? illness + random.int(1, 7) : random.int(...pattern.gap)
  const onset = received - gap
  const died = outcome === '5' ? onset + illness : undefined
  const latest = (died ?? received) - 1
  const events: EventFact[] = [
    eventOf(random, first, {
      ...{ onset, outcome, seriousness },
      end: hasEnd ? onset + lasts : undefined,
    }),
  ]
  for (const event of besides(random, base)) {
    const begun = Math.min(onset + random.int(...event.later!), Math.max(latest, onset))
    const drawn = drawKey(random, event.outcomes)
    const end = begun + random.int(...event.lasts)
    const isOver = ENDED.has(drawn) && end <= latest
    events.push(
      eventOf(random, event, {
        onset: begun,
        outcome: isOver ? drawn : died === undefined ? '2' : '3',
        seriousness: 'none',
        end: isOver ? end : undefined,
      })
    )
  }
  return { received, onset, died, events, started: onset - random.int(...pattern.onset) }
}

/** What came with the first event, and common complaints where there is much to tell. */
function besides(random: Random, { pattern, richness, seriousness }: Base): PatternEvent[] {
  const [, ...further] = pattern.events
  const told = further.filter(
    ({ share = 0 }) => share === 1 || random.chance(share * (0.4 + richness))
  )
  const isSpoken = !pattern.newborn && !pattern.pregnancy && seriousness !== 'death'
  const count = isSpoken ? Math.round(richness * 2.4) - told.length : 0
  const known = new Set(pattern.events.map(({ term }) => term))
  for (const each of count > 0 ? random.some(complaints, count) : []) {
    if (!known.has(each.term)) told.push(each)
  }
  return told
}

function eventOf(
  random: Random,
  { term, said }: PatternEvent,
  facts: Pick<EventFact, 'onset' | 'end' | 'outcome' | 'seriousness'>
): EventFact {
  const id = random.uuid()
  return {
    ...{ id, term: termNamed(term), ...facts },
    verbatim: { en: random.pick(said.en), zh: random.pick(said.zh) },
  }
}

function drawConditions(
  random: Random,
  { pattern, richness, age }: Pick<Facts, 'pattern' | 'richness' | 'age'>
): Condition[] {
  const own = pattern.history ? [pattern.history] : []
  if (pattern.newborn) return []
  const { area } = productNamed(pattern.product)
  const usual = areas[age < 18 ? 'children' : area].conditions.filter((key) => !own.includes(key))
  const more = random.some(usual, Math.round(richness * random.int(1, 4)))
  return [...own, ...more].map((key) => conditions[key])
}

function drawLab(
  random: Random,
  {
    test,
    key,
    peak,
    outcome,
  }: { test: Test; key: string; peak: readonly [number, number]; outcome: string }
): LabFact {
  const usual = valueOf(random, test, test.low, test.high)
  const worst = valueOf(random, test, peak[0], peak[1] + (test.digits === 1 ? 0.9 : 0))
  const [before, after] = [number(usual, test), valueOf(random, test, test.low, test.high)]
  return {
    ...{ test, key, before, worst: number(worst, test) },
    after: ENDED.has(outcome)
      ? number(after, test)
      : outcome === '2'
        ? number((after + worst) / 2, test)
        : undefined,
  }
}

function valueOf(random: Random, { digits }: Test, low: number, high: number): number {
  const factor = digits === 1 ? 10 : 1
  return random.int(Math.round(low * factor), Math.round(high * factor)) / factor
}

function number(value: number, { digits }: Test): string {
  return value.toFixed(digits)
}

/** A value of a test on which nothing depends. */
export function usualValue(random: Random, test: Test): string {
  return number(valueOf(random, test, test.low, test.high), test)
}

/** The day on which a test was worst: soon after the event began. */
export function worstDay({ events: [event], died, received }: Facts): Day {
  return Math.min(event.onset + 1, died ?? received)
}
