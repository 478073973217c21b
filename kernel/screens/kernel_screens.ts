import { wording } from '#kernel/lang/server/wording'
import type { BringsScreens, ResourceScreens, Screen } from '#kernel/screens/screen'

const AdminPage = () => import('#kernel/admin/admin_page_controller')
const SelectController = () => import('#kernel/tenancy/project_select_controller')
const CompanyOfProject = () => import('#kernel/tenancy/companies/company_of_project_controller')

const alone: readonly Screen[] = [
  {
    name: 'tenancy.home',
    address: '/',
    isPublic: true,
    controller: SelectController,
    method: 'home',
  },
  {
    name: 'identity.sign_in',
    address: '/login',
    isPublic: true,
    controller: () => import('#kernel/identity/sign_in/sign_in_controller'),
    method: 'show',
  },
  {
    name: 'http.license',
    address: '/license',
    isPublic: true,
    controller: () => import('#kernel/http/license_controller'),
  },
  {
    name: 'tenancy.projects.select',
    address: '/project-select',
    controller: SelectController,
    method: 'show',
  },
  {
    name: 'tenancy.user_home',
    address: '/user_home',
    controller: () => import('#kernel/tenancy/user_home_controller'),
    menu: { group: 'home', order: 0, label: wording('screens.home'), icon: 'home' },
  },
  {
    name: 'identity.password',
    address: '/changePassword',
    controller: () => import('#kernel/identity/passwords/change_password_controller'),
    method: 'show',
  },
  {
    name: 'configuration.copy',
    address: '/system/env',
    also: ['/system/copy'],
    permission: 'SYS_CONF',
    controller: () => import('#kernel/configuration/copy_configuration_controller'),
    method: 'screen',
    menu: {
      group: 'configuration',
      under: 'system_configuration',
      order: 70,
      label: wording('screens.environment'),
      icon: 'swap',
    },
  },
  {
    name: 'tenancy.company_of_project',
    address: '/system/company',
    permission: 'SYS_CONF',
    controller: CompanyOfProject,
    menu: {
      group: 'configuration',
      under: 'system_configuration',
      order: 80,
      label: wording('screens.company_information'),
      icon: 'company',
    },
  },
  {
    name: 'access.rights_in_project',
    address: '/system/auth',
    also: ['/system/user/auth'],
    permission: 'SYS_CONF',
    controller: () => import('#kernel/access/roles/matrix/project_rights_controller'),
    menu: {
      group: 'configuration',
      under: 'system_configuration',
      order: 30,
      label: wording('screens.permission_matrix'),
      icon: 'check',
    },
  },
]

const homes: readonly Screen[] = [
  { name: 'admin.entry', address: '/admin', controller: AdminPage, method: 'entry' },
  {
    name: 'admin.company_entry',
    address: '/company',
    controller: AdminPage,
    method: 'companyEntry',
  },
  {
    name: 'admin.platform_home',
    address: '/admin/home',
    controller: AdminPage,
    method: 'platformHome',
    menu: { group: 'platform', order: 0, label: wording('screens.home'), icon: 'home' },
  },
  {
    name: 'admin.company_home',
    address: '/company/home',
    controller: AdminPage,
    method: 'companyHome',
    menu: { group: 'company', order: 0, label: wording('screens.home'), icon: 'home' },
  },
]

const ofPlatform: readonly ResourceScreens[] = [
  {
    resource: 'companies',
    label: wording('screens.companies'),
    icon: 'company',
    permission: 'COMPANY_CONF',
    list: '/admin/company/list',
    add: '/admin/company/add',
    row: '/admin/company/details/:id',
    menu: { group: 'platform', order: 20 },
  },
  {
    resource: 'administrators',
    label: wording('screens.administrators'),
    icon: 'people',
    permission: 'ADMIN_CONF',
    list: '/admin/user/list',
    add: '/admin/user/add',
    row: '/admin/user/details/:id',
    menu: { group: 'platform', order: 10 },
  },
  {
    resource: 'all-projects',
    label: wording('screens.projects_and_cases'),
    icon: 'cases',
    permission: 'COMPANY_CONF',
    list: '/admin/data/case',
    menu: { group: 'platform_data', order: 20 },
  },
  {
    resource: 'platform-trail',
    label: wording('screens.audit_trail'),
    icon: 'history',
    permission: 'PLATFORM_AUDIT',
    list: '/admin/data/trail',
    menu: { group: 'platform_data', order: 30 },
  },
]

const ofCompany: readonly ResourceScreens[] = [
  {
    resource: 'projects',
    label: wording('screens.projects'),
    icon: 'cases',
    permission: 'PROJECT_CONF',
    list: '/company/project/index',
    add: '/company/project/info',
    row: '/company/project/info/:id',
    namesCompany: true,
    further: [
      {
        name: 'cases',
        address: '/company/data/case',
        menu: {
          group: 'company_data',
          order: 20,
          label: wording('screens.projects_and_cases'),
          icon: 'cases',
        },
      },
    ],
    menu: { group: 'company', order: 10 },
  },
  {
    resource: 'users',
    label: wording('screens.users'),
    icon: 'people',
    permission: 'USER_CONF',
    list: '/company/user/list',
    add: '/company/user/add',
    row: '/company/user/details/:id',
    menu: { group: 'company', order: 50 },
  },
  {
    resource: 'access-review',
    label: wording('screens.access_review'),
    icon: 'eye',
    permission: 'USER_CONF',
    list: '/company/user/review',
    menu: { group: 'company', order: 60 },
  },
  {
    resource: 'roles',
    label: wording('screens.roles'),
    icon: 'list',
    permission: 'ROLE_CONF',
    list: '/company/company_role/role',
    add: '/company/company_role/role/add',
    row: '/company/company_role/role/details/:id',
    further: [
      {
        name: 'matrix',
        address: '/company/company_role/auth',
        menu: {
          group: 'company',
          order: 80,
          label: wording('screens.permission_matrix'),
          icon: 'check',
        },
      },
    ],
    menu: { group: 'company', order: 70 },
  },
  {
    resource: 'trail',
    label: wording('screens.audit_trail'),
    icon: 'history',
    permission: 'COMPANY_AUDIT',
    list: '/company/data/trail',
    menu: { group: 'company_data', order: 30 },
  },
]

const ofProject: readonly ResourceScreens[] = [
  {
    resource: 'members',
    label: wording('screens.project_members'),
    icon: 'people',
    permission: 'SYS_CONF',
    list: '/system/user',
    also: ['/system/user/user_list'],
    add: '/system/user/add',
    row: '/system/user/details/:id',
    menu: { group: 'configuration', under: 'system_configuration', order: 10 },
  },
  {
    resource: 'project-roles',
    label: wording('screens.roles'),
    icon: 'list',
    permission: 'SYS_CONF',
    list: '/system/role',
    also: ['/system/user/role_list'],
    menu: { group: 'configuration', under: 'system_configuration', order: 20 },
  },
]

/** What the kernel itself shows; plugins bring theirs. */
export const kernelScreens: BringsScreens = {
  name: 'kernel',
  screens: [...alone, ...homes],
  resources: [...ofPlatform, ...ofCompany, ...ofProject],
}
