import type { Day } from '#tests/invented/cases/day'
import type { DrugFact } from '#tests/invented/cases/facts'
import type { Pattern } from '#tests/invented/cases/patterns'
import type { Random } from '#tests/invented/random'
import { areas, type Product, productNamed, type Regimen } from '#tests/invented/cases/vocabulary'

interface Course {
  readonly pattern: Pattern
  readonly richness: number
  readonly age: number
  readonly started: Day
  readonly onset: Day
  readonly received: Day
  readonly died: Day | undefined
}

/** The suspect drug, one that acts with it, and what was taken besides. */
export function drawDrugs(random: Random, course: Course): DrugFact[] {
  const { pattern, richness, age, onset, died, received } = course
  const product = productNamed(pattern.product)
  const drugs = [suspect(random, course, product)]
  const last = died ?? received
  if (pattern.interacting) {
    const other = productNamed(pattern.interacting)
    drugs.push({
      ...{ id: random.uuid(), role: '3', product: other, regimen: other.regimens[0] },
      ...{
        started: onset - 6,
        stopped: Math.min(onset + 1, last),
        reduced: undefined,
        action: '1',
      },
    })
  }
  const known = new Set(drugs.map((drug) => drug.product.name.en))
  const usual = areas[age < 18 ? 'children' : product.area].drugs.filter((name) => !known.has(name))
  const count = Math.round(richness * random.int(3, 5))
  for (const name of random.some(usual, count)) {
    const other = productNamed(name)
    drugs.push({
      ...{ id: random.uuid(), role: '2', product: other, regimen: random.pick(other.regimens) },
      ...{ started: onset - random.int(90, 1500), stopped: undefined, reduced: undefined },
      action: '4',
    })
  }
  return drugs
}

function suspect(random: Random, course: Course, product: Product): DrugFact {
  const { pattern, started, onset, received, died } = course
  const regimen = regimenOf(random, pattern, product)
  const wished = random.pick(pattern.actions)
  const action = wished === '2' && !regimen.reduced ? '1' : wished
  const last = died ?? received
  const after = pattern.minutes || pattern.newborn ? onset : onset + random.int(0, 2)
  const ends = action === '1' || action === '9'
  return {
    ...{ id: random.uuid(), role: '1', product, regimen, started, action },
    stopped: ends ? Math.min(after, last) - (pattern.stoppedBefore ?? 0) : undefined,
    reduced: action === '2' ? Math.min(after, last) : undefined,
  }
}

function regimenOf(random: Random, { dose, regimen }: Pattern, product: Product): Regimen {
  const usual = regimen === undefined ? random.pick(product.regimens) : product.regimens[regimen]
  if (!dose) return usual
  const { amount, ...as } = dose
  return { ...usual, ...as, dose: amount, reduced: undefined }
}
