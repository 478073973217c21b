import noticeHasAReceiver from './notice_has_a_receiver.json' with { type: 'json' }
import noticeInterval from './notice_interval.json' with { type: 'json' }
import templateAndCaseCode from './template_and_case_code.json' with { type: 'json' }
import warningDaysDiffer from './warning_days_differ.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/**
 * What must hold in the settings of a project (CFG-01 to CFG-03, CFG-10): for the forms of whoever
 * brings notices, warnings and templates.
 */
const rules = [
  noticeHasAReceiver,
  noticeInterval,
  warningDaysDiffer,
  templateAndCaseCode,
] as unknown as readonly Rule[]

export default rules
