import type { CaseContent, Row } from '#kernel/content/case_content'

import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { phrases } from '#tests/invented/cases/vocabulary'

/** C.2.r and C.3: who reported, who sends. Names are masked or plainly invented. */
export function people(facts: Facts): CaseContent {
  const { random, richness, language } = facts
  return level({
    C_2_r: rows(random.chance(richness * 0.6) ? 2 : 1, (index) => reporter(facts, index === 0)),
    C_3_1: '1',
    C_3_2: language === 'zh' ? '演示制药有限公司' : 'Demo Pharma Ltd',
    C_3_3_1: language === 'zh' ? '药物警戒部' : 'Drug Safety',
    C_3_3_3: language === 'zh' ? '示例' : 'Sam',
    C_3_3_5: language === 'zh' ? '虚' : 'Sample',
    C_3_4_1: `${random.pick(phrases.street[language])} 302`,
    C_3_4_2: language === 'zh' ? '上海市' : 'Demo City',
    C_3_4_4: random.digits(6),
    C_3_4_5: language === 'zh' ? 'CN' : 'IE',
    C_3_4_6: '+000 0000 0302',
    C_3_4_8: 'safety@demo-pharma.example',
  })
}

function reporter({ random, place, language, kind }: Facts, isPrimary: boolean): Row {
  const [state, cities] = random.pick(place.states)
  const isConsumer = !isPrimary && kind === '1'
  return row(random, {
    C_2_r_1_1: isConsumer ? undefined : language === 'zh' ? '医师' : 'Dr',
    C_2_r_1_2: flavor('MSK'),
    C_2_r_1_4: flavor('MSK'),
    C_2_r_2_1: isConsumer ? undefined : random.pick(phrases.institution[language]),
    C_2_r_2_2: isConsumer ? undefined : random.pick(phrases.department[language]),
    C_2_r_2_3: isConsumer
      ? flavor('MSK')
      : `${random.pick(phrases.street[language])} ${random.int(1, 299)}`,
    C_2_r_2_4: random.pick(cities),
    C_2_r_2_5: state,
    C_2_r_2_6: random.digits(5),
    C_2_r_2_7: flavor('ASKU'),
    C_2_r_3: place.country,
    C_2_r_4: isConsumer ? '5' : random.pick(['1', '1', '2', '3']),
    C_2_r_5: isPrimary ? '1' : undefined,
  })
}
