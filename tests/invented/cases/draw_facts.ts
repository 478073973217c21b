import { dayOf } from '#tests/invented/cases/day'
import type { CaseWish, DrugFact, EventFact, Facts, Seriousness } from '#tests/invented/cases/facts'
import { Random } from '#tests/invented/random'
import { phrases, type Place, places, products, terms } from '#tests/invented/cases/vocabulary'

/** Reports came in between these days; fixed, so that a seed gives the same cases in any year. */
const EARLIEST = dayOf('2021-01-01')
const LATEST = dayOf('2026-06-30')

const seriousnesses: readonly (readonly [Seriousness, number])[] = [
  ['none', 46],
  ['hospitalisation', 24],
  ['other_important', 16],
  ['life_threatening', 6],
  ['death', 5],
  ['disability', 3],
]

/** Decides what happened: who, where, when, which drugs, which events. */
export function drawFacts(wish: CaseWish): Facts {
  const random = new Random(`${wish.seed}:${wish.number}`)
  const place = placeFor(random, wish)
  const language = wish.language ?? place.language
  const richness = wish.richness ?? random.int(0, 1000) / 1000
  const seriousness = wish.seriousness ?? random.weighted(seriousnesses)
  const received = random.int(EARLIEST, LATEST)
  const started = received - random.int(20, 300)
  const isChild = wish.isChild ?? random.chance(0.01)
  const base = { random, place, language, richness, seriousness, received, started, isChild }
  return {
    ...base,
    identifier: `${place.country}-DEMOPHARMA-${wish.seed}-${String(wish.number).padStart(7, '0')}`,
    kind: wish.kind ?? random.weighted([['2', 55] as const, ['1', 38], ['3', 7]]),
    subject: `${random.digits(3)}-${random.digits(4)}`,
    sex: random.chance(0.52) ? '2' : '1',
    age: isChild ? 0 : random.int(18, 89),
    events: drawEvents(base),
    drugs: drawDrugs(base),
  }
}

type Base = Pick<
  Facts,
  'random' | 'place' | 'language' | 'richness' | 'seriousness' | 'received'
> & { readonly started: number }

function placeFor(random: Random, { country, language }: CaseWish): Place {
  const fitting = places.filter(
    (place) =>
      (country === undefined || place.country === country) &&
      (country !== undefined || language === undefined || place.language === language)
  )
  return random.weighted(fitting.map((place) => [place, place.weight] as const))
}

function drawEvents(base: Base): EventFact[] {
  const { random, richness, seriousness, received, started, language } = base
  const count = 1 + Math.round(richness * 2.4)
  return random.some(terms, count).map((term, index) => {
    const onset = started + random.int(1, Math.max(1, received - started - 12))
    const isFirst = index === 0
    const outcome =
      isFirst && seriousness === 'death' ? '5' : random.pick(['0', '1', '1', '2', '3', '4'])
    return {
      id: random.uuid(),
      term,
      verbatim: random.pick(phrases.verbatim[language]).replace('%', term.name[language]),
      onset,
      end: outcome === '1' || outcome === '4' ? onset + random.int(1, 10) : undefined,
      outcome,
      seriousness: isFirst || random.chance(0.15) ? seriousness : 'none',
    }
  })
}

function drawDrugs({ random, richness, started, received }: Base): DrugFact[] {
  const count = 1 + Math.round(richness * 4)
  return random.some(products, count).map((product, index) => {
    const isSuspect = index === 0 || (index === 1 && random.chance(0.3))
    const begin = isSuspect ? started : started - random.int(1, 600)
    return {
      id: random.uuid(),
      role: isSuspect ? '1' : '2',
      product,
      form: random.pick(product.forms),
      started: begin,
      stopped: random.chance(0.6) ? Math.min(received, begin + random.int(5, 200)) : undefined,
    }
  })
}
