import type { CaseContent, Row } from '#kernel/content/case_content'

import { assessments } from '#tests/invented/cases/assessments'
import { dayText, monthText } from '#tests/invented/cases/day'
import type { DrugFact, Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { MEDDRA_VERSION, phrases, termNamed } from '#tests/invented/cases/vocabulary'

/** G.k: the drugs, the suspect ones with their relation to each event. */
export function drugs(facts: Facts): CaseContent {
  return { G_k: facts.drugs.map((drug) => ({ id: drug.id, ...drugFields(facts, drug) })) }
}

function drugFields(facts: Facts, drug: DrugFact) {
  const { random, language, place, kind } = facts
  const { product, form, role } = drug
  const isSuspect = role === '1'
  const indication = termNamed(product.indication)
  return level({
    G_k_1: role,
    G_k_2_2: productName(facts, drug),
    G_k_2_3_r: rows(1, () =>
      row(random, {
        G_k_2_3_r_1: product.name[language],
        G_k_2_3_r_3a: form[2],
        G_k_2_3_r_3b: product.unit,
      })
    ),
    G_k_2_4: place.country,
    G_k_2_5: isSuspect && kind === '2' && random.chance(0.3) ? true : undefined,
    G_k_3_1: isSuspect ? `DEMO-${random.digits(7)}` : undefined,
    G_k_3_2: isSuspect ? place.country : undefined,
    G_k_3_3: isSuspect ? product.holder[language === 'zh' ? 1 : 0] : undefined,
    G_k_4_r: rows(isSuspect && random.chance(facts.richness) ? 2 : 1, () => dosageRow(facts, drug)),
    ...cumulativeDose(facts, drug),
    G_k_7_r: rows(1, () =>
      row(random, {
        G_k_7_r_1: indication.name[language],
        G_k_7_r_2a: MEDDRA_VERSION,
        G_k_7_r_2b: indication.code,
      })
    ),
    G_k_8: isSuspect ? random.pick(['1', '1', '2', '4', '0']) : random.pick(['4', '9']),
    G_k_9_i: isSuspect ? assessments(facts, drug) : undefined,
    G_k_10_r: rows(random.chance(0.05) ? 1 : 0, () => row(random, { G_k_10_r: '11' })),
    G_k_11:
      isSuspect && random.chance(0.2) ? random.pick(phrases.testComment[language]) : undefined,
  })
}

function cumulativeDose({ random }: Facts, { role, product }: DrugFact) {
  if (role !== '1' || !random.chance(0.3)) return {}
  return { G_k_5a: String(random.int(100, 9000)), G_k_5b: product.unit }
}

/** Name, strength and form, as a reporter writes them. */
export function productName({ language }: Facts, { product, form }: DrugFact): string {
  return `${product.name[language]} ${form[2]} ${product.unit} ${form[language === 'zh' ? 1 : 0]}`
}

function dosageRow(
  { random, language }: Facts,
  { product, form, started, stopped }: DrugFact
): Row {
  const text = random.pick(phrases.dosageText[language])
  const isPartial = random.chance(0.2)
  return row(random, {
    G_k_4_r_1a: form[2],
    G_k_4_r_1b: product.unit,
    G_k_4_r_2: '1',
    G_k_4_r_3: random.pick(['d', 'd', 'wk', 'h']),
    G_k_4_r_4: isPartial ? monthText(started) : dayText(started),
    G_k_4_r_5:
      stopped === undefined ? (random.chance(0.2) ? flavor('ASKU') : undefined) : dayText(stopped),
    G_k_4_r_7: random.chance(0.5) ? `${random.pick(phrases.lots)}${random.digits(5)}` : undefined,
    G_k_4_r_8: text.replace('%', form[2]).replace('%', product.unit),
    G_k_4_r_9_1: form[language === 'zh' ? 1 : 0],
    G_k_4_r_10_1: product.route[language === 'zh' ? 1 : 0],
  })
}
