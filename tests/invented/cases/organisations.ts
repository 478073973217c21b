import type { Language } from '#kernel/language/words'

interface Sender {
  readonly name: string
  readonly department: string
  readonly title?: string
  readonly given: string
  readonly family: string
  readonly street: string
  readonly city: string
  readonly state?: string
  readonly postcode: string
  readonly country: string
  readonly phone: string
  readonly fax: string
  readonly mail: string
}

/** An invented sender as C.3 tells it, with its name within identifiers. */
interface OrganisationFacts extends Readonly<Record<Language, Sender>> {
  readonly code: string
}

const pharma = {
  given: 'Nora',
  family: 'Marlow',
  title: 'Dr',
  street: '302 Example Road',
  phone: '+353 0000 0302',
  fax: '+353 0000 0303',
}

/** Who sends the reports of the demonstration. */
export const organisations = {
  pharma: {
    code: 'DEMOPHARMA',
    en: {
      ...pharma,
      ...{ name: 'Demo Pharma Ltd', department: 'Drug Safety', city: 'Demo City' },
      ...{ state: 'Leinster', postcode: 'D02 0302', country: 'IE' },
      mail: 'safety@demo-pharma.example',
    },
    zh: {
      ...{ name: '演示制药有限公司', department: '药物警戒部', given: '沐阳', family: '林' },
      ...{ street: '示例路 302 号', city: '上海市', postcode: '200000', country: 'CN' },
      ...{ phone: '+86 000 0000 0302', fax: '+86 000 0000 0303', mail: 'pv@demo-pharma.example' },
    },
  },
  services: {
    code: 'DEMOCRO',
    en: {
      ...{ name: 'Demo Clinical Services Inc', department: 'Safety Operations', title: 'Dr' },
      ...{ given: 'Grace', family: 'Okafor', street: '210 Sample Avenue', city: 'Columbus' },
      ...{ state: 'Ohio', postcode: '43004', country: 'US' },
      ...{ phone: '+1 000 000 0210', fax: '+1 000 000 0211', mail: 'pv@demo-clinical.example' },
    },
    zh: {
      ...{
        name: '演示临床服务有限公司',
        department: '药物警戒运营部',
        given: '嘉怡',
        family: '周',
      },
      ...{ street: '样例街 210 号', city: '苏州市', postcode: '215000', country: 'CN' },
      ...{ phone: '+86 000 0000 0210', fax: '+86 000 0000 0211', mail: 'pv@demo-clinical.example' },
    },
  },
} as const satisfies Record<string, OrganisationFacts>

export type Organisation = keyof typeof organisations
