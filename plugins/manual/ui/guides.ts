/**
 * The work of each role, step by step, and the screen where a step is done; a step of a case has
 * none of its own.
 */
export const guides = {
  processor: {
    book_in: '/center/case',
    enter: undefined,
    code: '/coding',
    check: undefined,
    submit: '/user_home/home_process',
    follow_up: undefined,
    incoming: undefined,
    export: undefined,
  },
  reviewer: { read: '/center/case', compare: undefined, judge: undefined, comment: undefined },
  project: {
    members: '/system/user',
    numbering: '/system/case',
    presets: '/info/sender/list',
    dictionary: '/system/coding',
    warnings: '/info/warn',
    notices: '/system/notice',
    workflow: '/system/process',
    destinations: '/system/submit',
  },
  company: {
    users: '/company/user/list',
    roles: '/company/company_role/role',
    workflow: '/company/template/process',
    projects: '/company/project/index',
    drugs: '/company/drug',
    connections: '/company/gateway',
    traffic: '/company/data/gateway',
    trail: '/company/data/trail',
  },
  platform: {
    companies: '/admin/company/list',
    dictionaries: '/admin/dictionary/release',
    notices: '/admin/notice',
    traffic: '/admin/data/gateway',
    trail: '/admin/data/trail',
  },
} as const

export type Role = keyof typeof guides
