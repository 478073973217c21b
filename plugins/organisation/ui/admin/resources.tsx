import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import type { AdminOptions, AdminResource } from '#resources/admin/collected_resources'
import {
  drugFields,
  drugReferenceFields,
  serverFields,
  sponsorFields,
} from '#plugins/organisation/contract'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { DrugReferenceCreate, DrugReferenceEdit, DrugReferenceList } from './drug_references'
import { DrugCreate, DrugEdit, DrugList } from './drugs'
import { ServerCreate, ServerEdit, ServerList } from './servers'
import { SponsorCreate, SponsorEdit, SponsorList } from './sponsors'

/** What the trail of a company says of them. */
export const trail: Record<string, TrailWords> = {
  sponsor: { label: { en: 'Sponsor', zh: '申办方' }, fields: sponsorFields },
  server: { label: { en: 'Server', zh: '服务器' }, fields: serverFields },
  drug: { label: { en: 'Drug', zh: '药品' }, fields: drugFields },
  drug_reference: {
    label: { en: 'Reference document', zh: '参考文件' },
    fields: drugReferenceFields,
  },
}

/** What a company manages beside its projects; its type decides which of it. */
export function resources(t: TFunction): AdminResource[] {
  const options = (label: string, permission: string, icon: string): AdminOptions => ({
    label,
    permission,
    icon,
    level: 'company',
  })
  return [
    <Resource
      key="sponsors"
      name="sponsors"
      list={SponsorList}
      create={SponsorCreate}
      edit={SponsorEdit}
      options={options(t('organisation:sponsors.title'), 'SPONSOR_CONF', 'company')}
    />,
    <Resource
      key="servers"
      name="servers"
      list={ServerList}
      create={ServerCreate}
      edit={ServerEdit}
      options={options(t('organisation:servers.title'), 'SERVER_CONF', 'server')}
    />,
    <Resource
      key="drugs"
      name="drugs"
      list={DrugList}
      create={DrugCreate}
      edit={DrugEdit}
      options={options(t('organisation:drugs.title'), 'DRUG_CONF', 'drug')}
    />,
    <Resource
      key="drug_references"
      name="drug_references"
      list={DrugReferenceList}
      create={DrugReferenceCreate}
      edit={DrugReferenceEdit}
      options={options(t('organisation:references.title'), 'DRUG_CONF', 'document')}
    />,
  ] as AdminResource[]
}
