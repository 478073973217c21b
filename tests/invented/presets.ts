import { randomUUID as newId } from 'node:crypto'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import { fill } from '#tests/invented/cases/fill'
import { organisations } from '#tests/invented/cases/organisations'
import {
  licenceNumber,
  phrases,
  type Product,
  productNamed,
} from '#tests/invented/cases/vocabulary'
import { demoProject } from '#tests/invented/companies'

interface InventedPreset {
  readonly kind: 'sender' | 'reporter' | 'product' | 'study'
  readonly name: string
  readonly content: CaseContent
}

const LANGUAGES = ['en', 'zh'] as const

/** What the cases of each project are about. */
const productsOf: Readonly<Record<string, readonly string[]>> = {
  PH302: ['Demotinib'],
  PH900: ['Demozumab', 'Demogliptin', 'Demogrel', 'Demovir', 'Demotamol'],
  SL210: ['Demosartan'],
  IG500: ['Democillin', 'Demoparin', 'Demotrexate', 'Demoglimide', 'Demodan'],
}

/** Presets of every kind in both languages; people, firms, products and numbers are invented. */
export function demoPresetsOf(code: string): InventedPreset[] {
  const products = productsOf[code]!.map(productNamed)
  const { company } = demoProject(code)
  return [
    ...LANGUAGES.map((language) => sender(organisations[company.organisation][language], language)),
    ...reporters,
    ...products.flatMap((product) => LANGUAGES.map((language) => productPreset(product, language))),
    ...products
      .slice(0, 1)
      .flatMap((product) => LANGUAGES.map((language) => study(product, language))),
  ]
}

const row = (group: string, content: CaseContent): CaseContent => ({
  [group]: [{ id: newId(), ...content }],
})

type Sender = (typeof organisations)[keyof typeof organisations][Language]

function sender(of: Sender, language: Language): InventedPreset {
  return {
    kind: 'sender',
    name: language === 'zh' ? `${of.name} ${of.department}` : `${of.name}, ${of.department}`,
    content: {
      C_3_1: '1',
      C_3_2: of.name,
      C_3_3_1: of.department,
      ...('title' in of ? { C_3_3_2: of.title } : {}),
      C_3_3_3: of.given,
      C_3_3_5: of.family,
      C_3_4_1: of.street,
      C_3_4_2: of.city,
      ...('state' in of ? { C_3_4_3: of.state } : {}),
      C_3_4_4: of.postcode,
      C_3_4_5: of.country,
      C_3_4_6: of.phone,
      C_3_4_7: of.fax,
      C_3_4_8: of.mail,
    },
  }
}

const MASKED = { nullFlavor: 'MSK' }

/** Name, hospital, department, city, state, country, qualification; a name that is masked is empty. */
const known = [
  ['', 'Demo Hospital', 'Study Centre 01', 'Columbus', 'Ohio', 'US', '1'],
  ['', '演示医院', '研究中心 01', '南京市', '江苏省', 'CN', '1'],
  ['Vos Anneke', 'Invented University Clinic', 'Oncology', 'Kassel', 'Hessen', 'DE', '1'],
  ['Moreau Camille', 'St. Example Hospital', 'Pharmacy', 'Rennes', 'Bretagne', 'FR', '2'],
  ['顾 若兰', '演示市第一人民医院', '肿瘤科', '广州市', '广东省', 'CN', '1'],
  ['韩 牧', '样例医学中心', '药剂科', '成都市', '四川省', 'CN', '2'],
] as const

const reporters: readonly InventedPreset[] = known.map(
  ([name, hospital, department, city, state, country, qualification]) => {
    const isChinese = country === 'CN'
    const [family = '', given = ''] = name.split(' ')
    const place = isChinese ? `${hospital} ${department}` : `${hospital}, ${department}`
    const called = isChinese ? `${family}${given} ${place}` : `Dr ${given} ${family}, ${place}`
    return {
      kind: 'reporter',
      name: name ? called : place,
      content: row('C_2_r', {
        C_2_r_1_1: isChinese ? (qualification === '2' ? '药师' : '医师') : 'Dr',
        C_2_r_1_2: given || MASKED,
        C_2_r_1_4: family || MASKED,
        C_2_r_2_1: hospital,
        C_2_r_2_2: department,
        C_2_r_2_4: city,
        C_2_r_2_5: state,
        C_2_r_3: country,
        C_2_r_4: qualification,
      }),
    }
  }
)

function productPreset(product: Product, language: Language): InventedPreset {
  const [[en, zh, strength]] = product.forms as [Product['forms'][number]]
  const { name, unit, holder } = product
  const isOwn = holder[0] === 'Demo Pharma'
  const number = licenceNumber(product, 0)
  const isChinese = language === 'zh'
  const called = isChinese
    ? `${name.zh}${zh} ${strength} ${unit}`
    : `${name.en} ${strength} ${unit} ${en}`
  return {
    kind: 'product',
    name: called,
    content: row('G_k', {
      G_k_2_2: called,
      G_k_2_3_r: [
        {
          ...{ id: newId(), G_k_2_3_r_1: name[language] },
          ...{ G_k_2_3_r_3a: strength, G_k_2_3_r_3b: unit },
        },
      ],
      G_k_3_1: isChinese ? number : `EU/DEMO/${number.slice(-6)}`,
      G_k_3_2: isChinese ? 'CN' : 'IE',
      G_k_3_3: isOwn ? organisations.pharma[language].name : holder[isChinese ? 1 : 0],
      ...(isChinese ? { G_k_CN_1: name.zh, G_k_CN_3: isOwn, G_k_CN_4: number } : {}),
    }),
  }
}

function study({ name, indication, study: tried }: Product, language: Language): InventedPreset {
  const number = tried?.number ?? `PASS-${name.en.slice(4, 7).toUpperCase()}`
  const title = phrases[tried ? 'trial' : 'observation'][language]
  const isChinese = language === 'zh'
  return {
    kind: 'study',
    name: isChinese ? `${number} 中国` : number,
    content: {
      C_5_2: fill(title, { drug: name[language], indication: indication[language] }),
      C_5_3: number,
      C_5_4: tried?.type ?? '3',
      C_5_1_r: [
        { id: newId(), C_5_1_r_1: `DEMO-CT-${number}`, C_5_1_r_2: isChinese ? 'CN' : 'IE' },
      ],
    },
  }
}
