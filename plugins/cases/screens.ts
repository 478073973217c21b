import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/cases/lang/server/wording'

/** What people open of cases. */
export const caseScreens: readonly Screen[] = [
  {
    name: 'cases.list',
    address: '/center/case',
    also: ['/cases', '/center/case/list'],
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/list/case_list_controller'),
    method: 'show',
    menu: { group: 'case', order: 10, label: wording('plugin.cases'), icon: 'cases' },
  },
  {
    name: 'cases.open',
    address: '/case_nav',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/opening/open_case_controller'),
  },
  {
    // Before the case of that id, which no case has.
    name: 'cases.print.several',
    address: '/cases/print',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/printing/print_case_controller'),
    method: 'several',
  },
  {
    name: 'cases.show',
    address: '/cases/:caseId',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/view/show_case_controller'),
  },
  {
    name: 'cases.tabs.show',
    address: '/cases/:caseId/tabs/:tab',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/view/case_tab_controller'),
  },
  {
    name: 'cases.print',
    address: '/cases/:caseId/print',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/printing/print_case_controller'),
  },
  {
    name: 'cases.pages.edit',
    address: '/cases/:caseId/pages/:page',
    permission: 'CASE_EDIT',
    controller: () => import('#plugins/cases/editing/page_editor_controller'),
  },
  {
    name: 'cases.history',
    address: '/cases/:caseId/history',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/cases/history/history_controller'),
    method: 'show',
  },
  {
    name: 'cases.audit',
    address: '/cases/:caseId/audit',
    permission: 'CASE_AUDIT',
    controller: () => import('#plugins/cases/history/audit_controller'),
    method: 'show',
  },
  {
    name: 'cases.numbering',
    address: '/system/case',
    permission: 'SYS_CONF',
    controller: () => import('#plugins/cases/numbering/case_numbering_controller'),
    method: 'screen',
    menu: {
      group: 'configuration',
      under: 'system_configuration',
      order: 40,
      label: wording('plugin.case_numbering'),
      icon: 'hash',
    },
  },
]
