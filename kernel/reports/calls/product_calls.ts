type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call that clients of the product have always made, below the base path. */
export interface ProductCall {
  readonly method: Method
  /** With its parameters in braces: `/company/{id}`. */
  readonly path: string
  /** Plugin whose part it is, or `kernel`; also before that part is there. */
  readonly owner: string
  readonly what: string
}

const of =
  (owner: string) =>
  (method: Method, path: string, what: string): ProductCall => ({ method, path, owner, what })

const kernel = of('kernel')
const cases = of('cases')
const news = of('news')
const edc = of('edc')
const blinding = of('blinding')
const locking = of('locking')
const process = of('process')
const workOrders = of('work_orders')
const queries = of('queries')
const periodic = of('sur')

/** Every such call that has a path. */
export const productCalls: readonly ProductCall[] = [
  kernel('POST', '/login', 'Sign in'),
  kernel('POST', '/login/platform', 'Sign in as platform administrator'),
  kernel('PUT', '/token', 'Renew the session'),
  kernel('GET', '/proj/signout', 'Sign out'),
  kernel('PUT', '/user/pwd/expire', 'Replace an expired password'),
  kernel('PUT', '/user/pwd/verify/code', 'Ask for, or check, a verification code'),
  kernel('PUT', '/user/pwd/reset', 'Set a new password with a verification code'),
  kernel('PUT', '/user/pwd/change', 'Change the own password'),
  kernel('PUT', '/user/set/lang', 'Choose the language'),
  kernel('GET', '/home/admin/statistic', 'Counts for the home of administrators'),
  kernel('GET', '/proj/user/access', 'Projects that the user may enter'),
  kernel('PUT', '/proj/enter', 'Enter a project'),
  cases('GET', '/proj/prefix/{id}', 'How the cases of a project are numbered'),
  kernel('PUT', '/proj/subscribe', 'Choose the projects that one follows'),
  edc('GET', '/proj/edc/config', 'Configuration of EDC integration'),
  kernel('PUT', '/proj/dec/config/confirm', 'Confirm the configuration of a project'),
  kernel('DELETE', '/proj/dec/config/cancel', 'Cancel that confirmation'),
  edc('GET', '/proj/receive/data', 'Data received from EDC'),
  edc('GET', '/proj/receive/data/detail/{id}', 'One received record'),
  edc('PUT', '/proj/receive/deal/{id}', 'Mark it as dealt with'),
  edc('PUT', '/proj/receive/data/save/case', 'Make a case of it'),
  kernel('POST', '/config/syn', 'Copy the configuration of a project'),
  kernel('POST', '/config/company/syn', 'Copy company templates'),
  blinding('GET', '/proj/random', 'Randomisation of the project'),
  blinding('PUT', '/proj/random', 'Change it'),
  blinding('GET', '/proj/random/user/list', 'Who may see it'),
  blinding('PUT', '/proj/random/user/list', 'Change who may see it'),
  blinding('GET', '/proj/random/icsr/items', 'Elements that it hides'),
  blinding('PUT', '/proj/random/icsr/items', 'Change what it hides'),
  blinding('GET', '/proj/random/authority', 'What the user may see of it'),
  kernel('GET', '/company/list', 'Companies'),
  kernel('GET', '/company/{id}', 'One company'),
  kernel('POST', '/company', 'Make a company'),
  kernel('PUT', '/company', 'Change a company'),
  kernel('DELETE', '/company/{id}', 'Delete a company'),
  cases('GET', '/case/conf/items', 'What is configured of cases'),
  cases('GET', '/case/dictionary/{id}', 'A dictionary of the case pages'),
  locking('GET', '/unlock/task', 'Requests to unlock'),
  locking('PUT', '/unlock/task', 'Decide on one'),
  locking('DELETE', '/unlock/task/{id}', 'Withdraw one'),
  blinding('GET', '/case/random/approve/list', 'Requests to unblind'),
  blinding('POST', '/case/random/approve', 'Ask to unblind'),
  blinding('PUT', '/case/approve/random', 'Decide on it'),
  process('PUT', '/case/batch/susar', 'Confirm or reject cases as SUSAR'),
  process('GET', '/process/node/evaluation', 'Pages of evaluation'),
  process('PUT', '/process/node/page', 'Choose them'),
  process('GET', '/process/node/page/list', 'Pages that can be chosen'),
  process('GET', '/case/process/task/user', 'Who has which task'),
  workOrders('GET', '/cc/detail/{id}', 'A work order'),
  workOrders('PUT', '/cc/complete/{id}', 'Complete it'),
  workOrders('GET', '/pms/system/param/url/save', 'Send feedback'),
  workOrders('GET', '/pms/work/order/count/custom', 'How many work orders are open'),
  news('POST', '/upgrade', 'Announce an upgrade'),
  news('PUT', '/upgrade', 'Change a notice of an upgrade'),
  news('GET', '/upgrade', 'Notices of upgrades'),
  news('DELETE', '/upgrade/{id}', 'Delete one'),
  queries('POST', '/query', 'Ask a query on a case'),
  queries('GET', '/query', 'Queries'),
  queries('POST', '/query/detail', 'Reply to one'),
  queries('PUT', '/query/close', 'Close one'),
  queries('GET', '/query/{id}', 'One query'),
  queries('GET', '/query/existence/{id}', 'Whether a case has open ones'),
  queries('GET', '/query/mail/record', 'Mails sent about one'),
  periodic('GET', '/report/base/setup', 'Set-up of periodic reports'),
  periodic('POST', '/report/base/setup', 'Change it'),
  periodic('GET', '/report/base/business', 'Periodic reports'),
  periodic('POST', '/report/base/business', 'Make or change one'),
  periodic('GET', '/report/base/task', 'Counts of their tasks'),
  periodic('PUT', '/report/base/business/status', 'Move one to another status'),
]
