/** The invented company and its projects. Type 1 manages drugs and servers. */
export const demoCompany = { name: 'Demo Pharma 演示制药', type: 1 } as const

/** Types: 1 before listing, 2 after listing. Identifiers stand in N.1.3, N.1.4 and N.2.r.2, N.2.r.3. */
export const demoProjects = [
  {
    code: 'PH302',
    name: 'Demo project PH-302 Phase III',
    type: 1,
    sender_identifier: 'DEMOPHARMA',
    receiver_identifier: 'DEMOAUTHORITY',
  },
  {
    code: 'PH900',
    name: 'Demo project PH-900 after listing',
    type: 2,
    sender_identifier: 'DEMOPHARMA',
    receiver_identifier: 'DEMOAUTHORITY',
  },
] as const

export interface DemoUser {
  readonly username: string
  readonly name: string
  readonly role: string
}

/** One password for all of them; 6 to 20 letters and digits, as the basic policy asks. */
export const DEMO_PASSWORD = 'Pharos302'

/** Invented people, one for each role. */
export const demoUsers: readonly DemoUser[] = [
  { username: 'manager', name: 'Lin Xia 林夏', role: 'PRO_ADMIN' },
  { username: 'entry', name: 'Tang Ke 唐可', role: 'ENTRY' },
  { username: 'quality', name: 'Gu Ning 顾宁', role: 'QUALITY' },
  { username: 'medical', name: 'Shen Yue 沈悦', role: 'EVALUATION' },
  { username: 'review', name: 'Qin Lan 秦岚', role: 'REVIEW' },
  { username: 'archive', name: 'Bai Lu 白露', role: 'ARCHIVE' },
  { username: 'submission', name: 'Meng Tao 孟涛', role: 'SUBMISSION' },
  { username: 'customer', name: 'Jo Sample', role: 'CUSTOMER' },
  { username: 'unblinding', name: 'Yan Mo 严墨', role: 'UNBLINDING' },
  { username: 'company', name: 'Luo Qing 罗青', role: 'COMPANY_ADMIN' },
  { username: 'platform', name: 'Ada Platform', role: 'PLATFORM_ADMIN' },
]
