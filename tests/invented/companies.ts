import type { Organisation } from '#tests/invented/cases/organisations'

export interface DemoProject {
  readonly code: string
  readonly name: string
  /** 1 pre-marketing, 2 post-marketing. */
  readonly type: 1 | 2
  readonly overview: string
  readonly start_date: string
  readonly regions: readonly string[]
  readonly time_zone?: string
  /** N.1.3 and N.2.r.2. */
  readonly sender_identifier: string
  /** N.1.4 and N.2.r.3. */
  readonly receiver_identifier: string
}

export interface DemoUser {
  readonly username: string
  readonly name: string
  /** Code of a built-in role. */
  readonly role: string
}

export interface DemoCompany {
  /** Who sends its cases. */
  readonly organisation: Organisation
  readonly name: string
  /** 1 manages drugs and servers, 2 manages sponsors. */
  readonly type: 1 | 2
  readonly details: Readonly<Record<string, string>>
  readonly projects: readonly DemoProject[]
  /** Projects that one plugin fills by itself. */
  readonly apart: readonly DemoProject[]
  /** One for each role. */
  readonly users: readonly DemoUser[]
}

/** Roles by what people of the demonstration do with them: user names begin so, too. */
export const demoRoles = {
  manager: 'PRO_ADMIN',
  entry: 'ENTRY',
  medical: 'EVALUATION',
  review: 'REVIEW',
} as const

/** One password for all of them; 6 to 20 letters and digits, as the basic policy asks. */
export const DEMO_PASSWORD = 'Pharos302'

const ofPharma = { sender_identifier: 'DEMOPHARMA', receiver_identifier: 'DEMOAUTHORITY' } as const
const ofServices = { sender_identifier: 'DEMOCRO', receiver_identifier: 'DEMOAUTHORITY' } as const

/** A maker of drugs. */
const pharma = {
  organisation: 'pharma',
  name: 'Demo Pharma 演示制药',
  type: 1,
  details: {
    contact: 'Luo Qing 罗青',
    phone: '+86 000 0000 0302',
    fax: '+86 000 0000 0303',
    address: '上海市示例路 302 号 302 Example Road, Shanghai',
    department: '药物警戒部 Drug Safety',
  },
  projects: [
    {
      code: 'PH302',
      name: 'Demo project PH-302 Phase III',
      type: 1,
      overview: '演示替尼治疗晚期非小细胞肺癌 Demotinib in advanced non-small cell lung cancer',
      start_date: '2025-03-03',
      regions: ['CN', 'US'],
      ...ofPharma,
    },
    {
      code: 'PH900',
      name: 'Demo project PH-900, post-marketing',
      type: 2,
      overview: '演示制药上市后产品 Products of Demo Pharma on the market',
      start_date: '2024-01-02',
      regions: ['CN', 'EU'],
      ...ofPharma,
    },
  ],
  apart: [
    {
      code: 'PS900',
      name: 'Post-marketing surveillance 上市后监测',
      type: 2,
      overview: '监测上市产品的信号 Signals of products on the market',
      start_date: '2024-01-02',
      regions: ['CN', 'EU'],
      ...ofPharma,
    },
  ],
  users: [
    { username: 'manager', name: 'Lin Xia 林夏', role: 'PRO_ADMIN' },
    { username: 'entry', name: 'Tang Ke 唐可', role: 'ENTRY' },
    { username: 'quality', name: 'Gu Ning 顾宁', role: 'QUALITY' },
    { username: 'medical', name: 'Shen Yue 沈悦', role: 'EVALUATION' },
    { username: 'review', name: 'Qin Lan 秦岚', role: 'REVIEW' },
    { username: 'archive', name: 'Bai Lu 白露', role: 'ARCHIVE' },
    { username: 'submission', name: 'Meng Tao 孟涛', role: 'SUBMISSION' },
    { username: 'customer', name: 'Joanna Reyes', role: 'CUSTOMER' },
    { username: 'unblinding', name: 'Yan Mo 严墨', role: 'UNBLINDING' },
    { username: 'company', name: 'Luo Qing 罗青', role: 'COMPANY_ADMIN' },
  ],
} as const satisfies DemoCompany

/** A provider of services, who works for sponsors. */
const services = {
  organisation: 'services',
  name: 'Demo Clinical Services 演示临床服务',
  type: 2,
  details: {
    contact: 'Grace Okafor',
    phone: '+1 000 000 0210',
    fax: '+1 000 000 0211',
    address: '210 Sample Avenue, Columbus, Ohio',
    department: 'Safety Operations 药物警戒运营部',
  },
  projects: [
    {
      code: 'SL210',
      name: 'Sample Laboratories SL-210 Phase II',
      type: 1,
      overview: 'Demosartan in hypertension 演示沙坦治疗高血压',
      start_date: '2025-06-02',
      regions: ['US'],
      time_zone: 'America/New_York',
      ...ofServices,
    },
    {
      code: 'IG500',
      name: 'Invented Generics 虚构药厂, post-marketing',
      type: 2,
      overview: 'Generics on the market in China and the EU 中国及欧盟上市的仿制药',
      start_date: '2023-09-04',
      regions: ['CN', 'EU'],
      ...ofServices,
    },
  ],
  apart: [],
  users: [
    { username: 'cro_manager', name: 'Hannah Weiss', role: 'PRO_ADMIN' },
    { username: 'cro_entry', name: 'Zhou Jiayi 周嘉怡', role: 'ENTRY' },
    { username: 'cro_quality', name: 'Marco Bellini', role: 'QUALITY' },
    { username: 'cro_medical', name: 'Amara Nwosu', role: 'EVALUATION' },
    { username: 'cro_review', name: 'Xu Wenbo 许文博', role: 'REVIEW' },
    { username: 'cro_archive', name: 'Elin Sandberg', role: 'ARCHIVE' },
    { username: 'cro_submission', name: 'David Kearney', role: 'SUBMISSION' },
    { username: 'cro_customer', name: 'Harriet Lowe', role: 'CUSTOMER' },
    { username: 'cro_unblinding', name: 'Pablo Serrano', role: 'UNBLINDING' },
    { username: 'cro_company', name: 'Grace Okafor', role: 'COMPANY_ADMIN' },
  ],
} as const satisfies DemoCompany

/** The invented companies; most of what tests do is done in the first one. */
export const demoCompanies = [pharma, services] as const

/** Who runs the installation, and belongs to no company. */
export const platformUser = {
  username: 'platform',
  name: 'Ada Brandt',
  role: 'PLATFORM_ADMIN',
} as const satisfies DemoUser

export type DemoProjectCode = (typeof demoCompanies)[number]['projects'][number]['code']

/** The project with that code, and its company. Throws where there is none. */
export function demoProject(code: string): { project: DemoProject; company: DemoCompany } {
  for (const company of demoCompanies as readonly DemoCompany[]) {
    const project = company.projects.find((each) => each.code === code)
    if (project) return { project, company }
  }
  throw new Error(`The demonstration has no project ${code}`)
}
