import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import { dayWords } from '#tests/invented/cases/day'
import {
  gestationWeeks,
  minutesOf,
  productName,
  resultScale,
  studyOf,
} from '#tests/invented/cases/derived_facts'
import type { Facts, LabFact } from '#tests/invented/cases/facts'
import { fill } from '#tests/invented/cases/fill'
import { level, row, rows } from '#tests/invented/cases/level'
import { MEDDRA_VERSION, phrases, sentences } from '#tests/invented/cases/vocabulary'

/** H: the story in words, with what the reporter and the sender think of it. */
export function narrative(facts: Facts): CaseContent {
  const { random, language, events, richness, pattern } = facts
  const listed = phrases[pattern.listed ? 'listed' : 'unlisted'][language]
  const gap = language === 'zh' ? '' : ' '
  return level({
    H_1: story(facts, language),
    H_2: random.chance(0.5) ? random.pick(phrases.reporterComment[language]) : undefined,
    H_3_r: rows(random.chance(richness * 0.4) ? 1 : 0, () =>
      row(random, { H_3_r_1a: MEDDRA_VERSION, H_3_r_1b: events[0].term.code })
    ),
    H_4: random.chance(0.8) ? `${pattern.view[language]}${gap}${listed}` : undefined,
    H_5_r: rows(language === 'zh' && random.chance(richness * 0.4) ? 1 : 0, () =>
      row(random, { H_5_r_1a: story(facts, 'en'), H_5_r_1b: 'eng' })
    ),
  })
}

/** What happened, in the order in which it happened. */
function story(facts: Facts, language: Language): string {
  const { random, pattern, kind, conditions, drugs, events, seriousness, richness } = facts
  const [drug, ...others] = drugs
  const [event, ...beside] = events
  const slots = slotsOf(facts, language)
  const say = (sentence: Record<Language, string> | undefined) =>
    sentence && fill(sentence[language], slots)
  const told = pattern.story[language]
  const comma = language === 'zh' ? '、' : ', '
  const joined = (texts: readonly string[]) => texts.join(comma)
  return [
    say(sentences.opening[kind]),
    conditions.length > 0
      ? fill(sentences.history[language], {
          history: joined(conditions.map((each) => each[language])),
        })
      : pattern.newborn
        ? undefined
        : sentences.noHistory[language],
    others.length > 0 &&
      fill(sentences.concomitant[language], {
        drugs: joined(others.map(({ product }) => product.name[language])),
      }),
    say(pattern.newborn ? sentences.startOfMother : sentences.start),
    fill(told.onset, slots),
    beside.length > 0 &&
      fill(sentences.beside[language], {
        events: joined(beside.map(({ verbatim }) => verbatim[language])),
      }),
    say(sentences.seriousness[seriousness]),
    fill(told.care, slots),
    ...random.some(courseOf(facts, language), Math.round(richness * 4)),
    seriousness === 'death' ? undefined : say(sentences.actions[drug.action]),
    seriousness === 'death' && told.death
      ? fill(told.death, slots)
      : say(sentences.outcomes[event.outcome]),
    slots.labs && say(sentences.labs),
    say(sentences.view),
    sentences.closing[language],
  ]
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ')
}

/** What was done besides, which may be said of everybody alive, or of anybody. */
function courseOf({ died, pattern }: Facts, language: Language): readonly string[] {
  const { alive, any } = sentences.course
  return died === undefined && !pattern.newborn
    ? [...alive[language], ...any[language]]
    : any[language]
}

/** What the `{names}` of sentences stand for in this case. */
function slotsOf(facts: Facts, language: Language): Record<string, string> {
  const { pattern, place, city, received, subject, died, events, drugs, labs, related } = facts
  const [{ product, regimen, started, stopped, reduced }] = drugs
  const [event] = events
  const day = (of: number | undefined) => (of === undefined ? '' : dayWords(of, language))
  const slots: Record<string, string> = {
    ...{ subject, city, country: place.name[language], who: whoIs(facts, language) },
    reporter: sentences.reporters[facts.reporter][language],
    received: day(received),
    start: day(started),
    onset: day(event.onset),
    end: day(event.end),
    died: day(died),
    stopped: day(stopped),
    reducedOn: day(reduced),
    reduced: regimen.reduced?.[language] ?? '',
    day: String(event.onset - started),
    gestation: String(gestationWeeks(facts)),
    minutes: String(minutesOf(facts)),
    study: studyOf(facts).number,
    product: product.name[language],
    drug: productName(drugs[0], language),
    // As it was prescribed, whatever was taken.
    regimen: (pattern.dose ? product.regimens[0] : regimen)[language],
    dose: regimen[language],
    indication: product.indication[language],
    result: resultScale(facts)[language][related],
    labs: labs
      .map((lab) => afterwards(lab, language))
      .filter(Boolean)
      .join(language === 'zh' ? '，' : ', '),
  }
  for (const { key, test, worst, before } of labs) {
    slots[key] = `${worst} ${shown(test.unit)}`
    slots[`${key}0`] = `${before} ${shown(test.unit)}`
  }
  return slots
}

function whoIs({ pattern, age, sex }: Facts, language: Language): string {
  const of = sentences.who[pattern.newborn ? 'newborn' : age < 18 ? 'child' : 'adult']
  return fill(of[sex][language], { age: String(age) })
}

function afterwards({ test, after }: LabFact, language: Language): string | undefined {
  return after === undefined ? undefined : `${test.short[language]} ${after} ${shown(test.unit)}`
}

const UNITS: Readonly<Record<string, string>> = {
  'Cel': '℃',
  '10*9/L': '× 10⁹/L',
  'umol/L': 'µmol/L',
  'mm[Hg]': 'mmHg',
}

/** A unit of UCUM as physicians write it. */
function shown(unit: string): string {
  return UNITS[unit] ?? unit
}
