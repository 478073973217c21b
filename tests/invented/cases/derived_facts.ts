import type { Language } from '#kernel/language/words'

import type { DrugFact, Facts } from '#tests/invented/cases/facts'
import { type Choices, phrases } from '#tests/invented/cases/vocabulary'

/** Name, strength and form, as a reporter writes them. */
export function productName({ product, regimen }: DrugFact, language: Language): string {
  const [en, zh, strength] = product.forms[regimen.form]
  const { name, unit } = product
  return language === 'zh'
    ? `${name.zh}${zh} ${strength} ${unit}`
    : `${name.en} ${strength} ${unit} ${en}`
}

/** Five levels in trials, six on the market; the surest first. */
export function resultScale({ kind }: Pick<Facts, 'kind'>): Choices {
  return phrases[kind === 'study' ? 'resultOfStudy' : 'result']
}

/** Weeks of pregnancy on the day of the first event: as long as the drug was taken, and some before. */
export function gestationWeeks({ events: [event], started, subject }: Facts): number {
  return Math.max(5, Math.round((event.onset - started) / 7)) + (Number(subject.slice(-4)) % 3)
}

/** Minutes from the dose to the event, where it came at once; else 0. */
export function minutesOf({ pattern, subject }: Facts): number {
  if (!pattern.minutes) return 0
  const [least, most] = pattern.minutes
  return least + (Number(subject.slice(-4)) % (most - least + 1))
}

/** The study in which the suspect drug is tried, or watched once it is on the market. */
export function studyOf({ drugs, pattern }: Pick<Facts, 'drugs' | 'pattern'>) {
  const { study, name } = drugs[0].product
  if (pattern.newborn) return { number: 'PREG-01', type: '3', title: phrases.registry }
  if (study) return { ...study, title: phrases.trial }
  const number = `PASS-${name.en.slice(4, 7).toUpperCase()}`
  return { number, type: '3', title: phrases.observation }
}
