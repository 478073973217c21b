import type { ResourceScreens, Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/coding/lang/server/wording'

const code = { permission: 'CASE_CODING', method: 'screen' } as const
const configure = { permission: 'CODING_CONF' } as const
const keep = { permission: 'DICTIONARY_CONF' } as const
const configured = { group: 'configuration', under: 'system_configuration' } as const

/** What people open of medical coding. */
export const codingScreens: readonly Screen[] = [
  {
    ...code,
    name: 'coding.review',
    address: '/coding',
    controller: () => import('#plugins/coding/review/review_controller'),
    menu: { group: 'case', order: 30, label: wording('plugin.medical_coding'), icon: 'tag' },
  },
  {
    ...code,
    name: 'coding.runs',
    address: '/coding/runs',
    controller: () => import('#plugins/coding/runs/run_controller'),
  },
  {
    ...code,
    name: 'coding.recoding',
    address: '/coding/recoding',
    controller: () => import('#plugins/coding/recoding/recoding_controller'),
  },
  {
    ...configure,
    name: 'coding.version',
    address: '/system/coding',
    controller: () => import('#plugins/coding/versions/version_controller'),
    method: 'screen',
    menu: { ...configured, order: 50, label: wording('plugin.medical_dictionary'), icon: 'book' },
  },
]

/** The platform loads dictionaries for the whole installation; a project keeps its synonyms. */
export const codingResources: readonly ResourceScreens[] = [
  {
    ...keep,
    resource: 'dictionary_releases',
    label: wording('screens.releases'),
    icon: 'hash',
    list: '/admin/dictionary/release',
    row: '/admin/dictionary/release/:id',
    menu: { group: 'dictionaries', order: 10 },
  },
  {
    ...keep,
    resource: 'dictionary_loads',
    label: wording('screens.loads'),
    icon: 'upload',
    list: '/admin/dictionary/load',
    row: '/admin/dictionary/load/:id',
    menu: { group: 'dictionaries', order: 20 },
  },
  {
    ...keep,
    resource: 'coding_synonym_lists',
    label: wording('screens.synonym_lists'),
    icon: 'copy',
    list: '/admin/dictionary/synonym',
    add: '/admin/dictionary/synonym/add',
    row: '/admin/dictionary/synonym/details/:id',
    further: [{ name: 'upload', address: '/admin/dictionary/synonym/details/:id/upload' }],
    menu: { group: 'dictionaries', order: 30 },
  },
  {
    ...configure,
    resource: 'coding_synonyms',
    label: wording('screens.synonyms'),
    icon: 'copy',
    list: '/system/synonym',
    add: '/system/synonym/add',
    row: '/system/synonym/details/:id',
    further: [{ name: 'upload', address: '/system/synonym/upload' }],
    menu: { ...configured, order: 52 },
  },
  {
    ...configure,
    resource: 'coding_learned',
    label: wording('screens.learned'),
    icon: 'history',
    list: '/system/learned',
    menu: { ...configured, order: 54 },
  },
]
