import type { CaseContent, Row } from '#kernel/case/content/case_content'

import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { organisations } from '#tests/invented/cases/organisations'
import { phrases } from '#tests/invented/cases/vocabulary'

const CONSUMER = '5'

/** C.2.r and C.3: who reported, who sends. Names are masked or plainly invented. */
export function people(facts: Facts): CaseContent {
  const { random, richness, language, organisation, reporter } = facts
  const sender = organisations[organisation][language]
  return level({
    C_2_r: rows(random.chance(richness * 0.5) ? 2 : 1, (index) =>
      reporterRow(facts, index === 0 ? reporter : '3', index === 0)
    ),
    C_3_1: '1',
    C_3_2: sender.name,
    C_3_3_1: sender.department,
    C_3_3_2: 'title' in sender ? sender.title : undefined,
    C_3_3_3: sender.given,
    C_3_3_5: sender.family,
    C_3_4_1: sender.street,
    C_3_4_2: sender.city,
    C_3_4_3: 'state' in sender ? sender.state : undefined,
    C_3_4_4: sender.postcode,
    C_3_4_5: sender.country,
    C_3_4_6: sender.phone,
    C_3_4_7: sender.fax,
    C_3_4_8: sender.mail,
  })
}

function reporterRow(facts: Facts, qualification: string, isPrimary: boolean): Row {
  const { random, place, language, city, state, regions } = facts
  const isConsumer = qualification === CONSUMER
  return row(random, {
    C_2_r_1_1: isConsumer ? undefined : language === 'zh' ? '医师' : 'Dr',
    C_2_r_1_2: flavor('MSK'),
    C_2_r_1_4: flavor('MSK'),
    C_2_r_2_1: isConsumer ? undefined : random.pick(phrases.institution[language]),
    C_2_r_2_2: isConsumer ? undefined : random.pick(phrases.department[language]),
    C_2_r_2_3: isConsumer
      ? flavor('MSK')
      : language === 'zh'
        ? `${random.pick(phrases.street.zh)} ${random.int(1, 299)} 号`
        : `${random.int(1, 299)} ${random.pick(phrases.street.en)}`,
    C_2_r_2_4: city,
    C_2_r_2_5: state,
    C_2_r_2_6: random.digits(5),
    C_2_r_2_7: flavor('ASKU'),
    C_2_r_3: place.country,
    C_2_r_4: qualification,
    C_2_r_5: isPrimary ? '1' : undefined,
    FDA_C_2_r_2_8: regions.includes('US') ? flavor('MSK') : undefined,
  })
}
