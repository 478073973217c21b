import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/signal/lang/server/wording'

/** What people open of signals. */
export const signalScreens: readonly Screen[] = [
  {
    name: 'signal.analysis.screen',
    address: '/signal/analysis',
    permission: 'CASE_SIGNAL',
    controller: () => import('#plugins/signal/runs/run_controller'),
    method: 'analysis',
    menu: { group: 'signal', order: 10, label: wording('screens.analysis'), icon: 'signal' },
  },
  {
    name: 'signal.assess.screen',
    address: '/signal/assess',
    permission: 'CASE_SIGNAL',
    controller: () => import('#plugins/signal/assessing/signal_controller'),
    method: 'screen',
    menu: { group: 'signal', order: 20, label: wording('screens.assess'), icon: 'check' },
  },
  {
    name: 'signal.case.screen',
    address: '/signal/case',
    permission: 'CASE_SIGNAL',
    controller: () => import('#plugins/signal/runs/run_controller'),
    method: 'case',
    menu: { group: 'signal', order: 30, label: wording('screens.reports'), icon: 'case' },
  },
  {
    name: 'signal.references.screen',
    address: '/admin/dictionary/reference',
    permission: 'DICTIONARY_CONF',
    controller: () => import('#plugins/signal/reference/reference_controller'),
    method: 'screen',
    menu: {
      group: 'dictionaries',
      order: 60,
      label: wording('screens.references'),
      icon: 'signal',
    },
  },
]
