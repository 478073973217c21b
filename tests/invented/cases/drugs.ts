import type { CaseContent, Row } from '#kernel/case/content/case_content'

import { assessments } from '#tests/invented/cases/assessments'
import { type Day, dayText, monthText } from '#tests/invented/cases/day'
import { gestationWeeks, productName } from '#tests/invented/cases/derived_facts'
import type { DrugFact, Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { organisations } from '#tests/invented/cases/organisations'
import { licenceNumber, MEDDRA_VERSION, phrases, termNamed } from '#tests/invented/cases/vocabulary'

/** G.k: the drugs, the suspect ones with their relation to each event. */
export function drugs(facts: Facts): CaseContent {
  return { G_k: facts.drugs.map((drug) => ({ id: drug.id, ...drugFields(facts, drug) })) }
}

function drugFields(facts: Facts, drug: DrugFact) {
  const { random, language, place, kind, pattern } = facts
  const { product, regimen, role } = drug
  const form = product.forms[regimen.form]
  const isSuspect = role === '1'
  const { indication } = product
  const isExposure = isSuspect && (pattern.pregnancy ?? pattern.newborn ?? false)
  return level({
    G_k_1: role,
    G_k_2_2: productName(drug, language),
    G_k_2_3_r: rows(1, () =>
      row(random, {
        G_k_2_3_r_1: product.name[language],
        G_k_2_3_r_3a: form[2],
        G_k_2_3_r_3b: product.unit,
      })
    ),
    G_k_2_4: place.country,
    G_k_2_5:
      isSuspect && kind === 'study' && product.study && random.chance(0.3) ? true : undefined,
    G_k_3_1: isSuspect ? approvalOf(facts, drug) : undefined,
    G_k_3_2: isSuspect ? place.country : undefined,
    G_k_3_3: isSuspect ? product.holder[language === 'zh' ? 1 : 0] : undefined,
    G_k_4_r: dosages(facts, drug),
    G_k_6a: isExposure
      ? String(pattern.newborn ? random.int(4, 9) : gestationWeeks(facts))
      : undefined,
    G_k_6b: isExposure ? 'wk' : undefined,
    G_k_7_r: rows(1, () =>
      row(random, {
        G_k_7_r_1: indication[language],
        G_k_7_r_2a: MEDDRA_VERSION,
        G_k_7_r_2b: termNamed(indication.term).code,
      })
    ),
    G_k_8: drug.action,
    G_k_9_i: role === '2' ? undefined : assessments(facts, drug),
    G_k_10_r: rows(isSuspect && pattern.note ? 1 : 0, () =>
      row(random, { G_k_10_r: pattern.note })
    ),
    ...ofChina(facts, drug),
  })
}

/** Under which number the suspect drug is on the market, or is tried. */
function approvalOf({ place, kind, projectType, organisation }: Facts, drug: DrugFact): string {
  const { product, regimen } = drug
  if (kind === 'study' && product.study?.type === '1' && projectType === 1) {
    return `CXHL-${product.study.number}`
  }
  if (place.country === 'CN') return licenceNumber(product, regimen.form)
  return `${place.country}/${organisations[organisation].code}/${licenceNumber(product, regimen.form).slice(-8)}`
}

/** What China asks of each drug. */
function ofChina(facts: Facts, drug: DrugFact) {
  if (!facts.regions.includes('CN')) return {}
  const { product } = drug
  return {
    G_k_CN_1: facts.projectType === 2 ? product.name.zh : undefined,
    G_k_CN_3: facts.projectType === 2 ? product.holder[0] === 'Demo Pharma' : undefined,
    G_k_CN_4: drug.role === '1' ? approvalOf(facts, drug) : undefined,
  }
}

/** One line, or two where the dose was reduced. */
function dosages(facts: Facts, drug: DrugFact): Row[] {
  const { regimen, started, stopped, reduced } = drug
  if (reduced === undefined || !regimen.reduced) {
    return [dosageRow(facts, drug, { from: started, to: stopped, ...regimen })]
  }
  return [
    dosageRow(facts, drug, { from: started, to: reduced, ...regimen }),
    dosageRow(facts, drug, { from: reduced + 1, to: undefined, ...regimen, ...regimen.reduced }),
  ]
}

function dosageRow(
  { random, language, pattern, kind }: Facts,
  { product, regimen, role }: DrugFact,
  { from, to, ...dose }: DrugFact['regimen'] & { from: Day; to: Day | undefined }
): Row {
  const isSuspect = role === '1'
  const said = language === 'zh' ? 1 : 0
  const isOpen = to === undefined && role === '2'
  return row(random, {
    G_k_4_r_1a: dose.dose,
    G_k_4_r_1b: product.unit,
    G_k_4_r_2: dose.times,
    G_k_4_r_3: dose.every,
    G_k_4_r_4: isSuspect ? dayText(from) : monthText(from),
    G_k_4_r_5: to === undefined ? (isOpen ? undefined : flavor('ASKU')) : dayText(to),
    G_k_4_r_7:
      isSuspect && random.chance(kind === 'literature' ? 0 : 0.6)
        ? `${random.pick(phrases.lots)}${random.digits(5)}`
        : undefined,
    G_k_4_r_8: dose[language],
    G_k_4_r_9_1: product.forms[regimen.form][said],
    G_k_4_r_10_1:
      isSuspect && pattern.newborn
        ? phrases.transplacental[language]
        : (regimen.route ?? product.route)[said],
  })
}
