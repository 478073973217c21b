import type { TFunction } from 'i18next'
import { adminResource, type AdminResource } from './admin_resource'
import {
  AdministratorCreate,
  AdministratorEdit,
  AdministratorList,
} from './administrators/administrators'
import { CompanyCreate } from './companies/company_create'
import { CompanyEdit } from './companies/company_edit'
import { CompanyList } from './companies/company_list'
import { NoticeCreate, NoticeEdit, NoticeList } from './notices/notices'
import { AllProjects } from './projects/all_projects'
import { TrailList } from './trail/trail_list'
import { UpgradeCreate, UpgradeEdit, UpgradeList } from './upgrades/upgrades'

/** What the platform administers. */
export function platformResources(t: TFunction): AdminResource[] {
  const of = (permission: string, icon: string, label: string) =>
    ({ permission, icon, label, level: 'platform' }) as const
  return [
    adminResource('companies', of('COMPANY_CONF', 'company', t('admin.companies.title')), {
      list: CompanyList,
      create: CompanyCreate,
      edit: CompanyEdit,
    }),
    adminResource('all-projects', of('COMPANY_CONF', 'cases', t('admin.projects.all')), {
      list: AllProjects,
    }),
    adminResource('administrators', of('ADMIN_CONF', 'people', t('admin.administrators.title')), {
      list: AdministratorList,
      create: AdministratorCreate,
      edit: AdministratorEdit,
    }),
    adminResource('notices', of('NOTICE_CONF', 'bell', t('admin.notices.title')), {
      list: NoticeList,
      create: NoticeCreate,
      edit: NoticeEdit,
    }),
    adminResource('upgrades', of('VERSION_CONF', 'history', t('admin.upgrades.title')), {
      list: UpgradeList,
      create: UpgradeCreate,
      edit: UpgradeEdit,
    }),
    adminResource('platform-trail', of('PLATFORM_AUDIT', 'history', t('admin.trail.title')), {
      list: TrailList,
    }),
  ]
}
