import type { CaseContent } from '#kernel/case/content/case_content'

import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'

/** What regions ask beside ICH of a case as a whole; what they ask of rows stands with the rows. */
export function regional(facts: Facts): CaseContent {
  const { regions } = facts
  return {
    ...(regions.includes('CN') ? ofChina(facts) : {}),
    ...(regions.includes('US') ? ofTheUnitedStates(facts) : {}),
  }
}

function ofChina({ projectType, place, kind, reporter }: Facts): CaseContent {
  const isDomestic = place.country === 'CN'
  const isListed = projectType === 2
  const source = kind === 'study' ? '6' : kind === 'literature' ? '5' : reporter === '5' ? '2' : '3'
  return level({
    C_1_CN_1: isListed ? source : undefined,
    C_1_CN_2: `${isDomestic ? 1 : 2}${isListed ? 2 : 1}`,
    C_1_CN_3: isListed ? 'DEMO-MAH-0302' : undefined,
  })
}

/** 15 days for what is serious and not listed, 7 for what kills in a trial, else no hurry. */
function ofTheUnitedStates({
  random,
  projectType,
  seriousness,
  pattern,
  place,
  kind,
}: Facts): CaseContent {
  const isGrave = seriousness === 'death' || seriousness === 'life_threatening'
  const isUrgent = seriousness !== 'none' && !pattern.listed
  const isTrial = projectType === 1 && kind === 'study'
  const isAmerican = place.country === 'US'
  return level({
    FDA_C_1_7_1: isTrial && isUrgent && isGrave ? '6' : isUrgent || isTrial ? '1' : '2',
    FDA_C_1_12: false,
    FDA_C_5_5a: isTrial ? '302210' : undefined,
    FDA_D_11_r: rows(1, () =>
      row(random, {
        FDA_D_11_r_1: isAmerican
          ? random.pick(['C41261', 'C41261', 'C16352', 'C41260'])
          : flavor('UNK'),
      })
    ),
    FDA_D_12: isAmerican ? random.pick(['C41222', 'C41222', 'C17459']) : flavor('UNK'),
  })
}
