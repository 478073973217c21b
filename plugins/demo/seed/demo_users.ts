export interface DemoUser {
  readonly username: string
  readonly name: string
  readonly role: string
}

/** One password for all of them; 6 to 20 letters and digits (specification, section 9). */
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
