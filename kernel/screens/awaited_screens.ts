import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import type { MenuGroup } from '#kernel/menus/menu_groups'

/** A part of the product whose plugin is still to come. */
export interface AwaitedPart {
  /** Name that its plugin will have. */
  readonly plugin: string
  readonly label: Words
  readonly group: MenuGroup
  /** Code of the permission that it will bring, where that is known. */
  readonly permission?: string
  readonly addresses: readonly string[]
  /** Those of them that are for everybody, signed in or not. */
  readonly open?: readonly string[]
}

/**
 * Addresses that are promised and not there yet: each says so in a sentence. A plugin that comes
 * takes its lines out of here; boot refuses an address that is stated twice.
 */
export const awaitedScreens: readonly AwaitedPart[] = [
  {
    plugin: 'blinding',
    label: wording('awaited.blinding'),
    group: 'configuration',
    addresses: ['/user_home/unbind', '/system/random', '/company/template/random'],
  },
  {
    plugin: 'docking',
    label: wording('awaited.docking'),
    group: 'case',
    addresses: ['/center/abutment', '/system/connect'],
  },
  {
    plugin: 'sae',
    label: wording('awaited.sae'),
    group: 'configuration',
    addresses: ['/info/sae'],
  },
  {
    plugin: 'collection',
    label: wording('awaited.collection'),
    group: 'collection',
    permission: 'CASE_COLLECT',
    addresses: ['/collect', '/collect/list', '/collect/config'],
    open: ['/collect'],
  },
  {
    plugin: 'paper_templates',
    label: wording('awaited.reports'),
    group: 'report',
    permission: 'CASE_REPORT_CONF',
    addresses: ['/system/cioms', '/company/template/narrative'],
  },
  {
    plugin: 'drug_information',
    label: wording('awaited.drug_information'),
    group: 'drug_information',
    permission: 'DATA_INFO_CONF',
    addresses: [],
  },
]
