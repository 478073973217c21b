import type { Fields } from '#kernel/fields/field'

const projects = {
  kind: 'links',
  label: { en: 'Projects', zh: '项目' },
  resource: 'projects',
  named: ['code', 'name'],
} as const

/** A sponsor. */
export const sponsorFields = {
  name: { kind: 'text', label: { en: 'Sponsor', zh: '申办方' }, required: true, max: 100 },
  contact: { kind: 'text', label: { en: 'Contact', zh: '联系人' }, max: 24 },
  contactPhone: {
    kind: 'text',
    label: { en: 'Contact phone', zh: '联系电话' },
    max: 20,
    form: 'phone',
  },
  projects,
} as const satisfies Fields

/** A server. */
export const serverFields = {
  name: { kind: 'text', label: { en: 'Server', zh: '服务器名称' }, required: true, max: 100 },
  description: {
    kind: 'text',
    label: { en: 'Description', zh: '描述' },
    max: 200,
    lines: 2,
  },
  projects,
} as const satisfies Fields

/** Drug classes as China registers drugs. */
const drugClasses = [
  { value: 1, label: { en: 'Chinese medicine', zh: '中药' } },
  { value: 2, label: { en: 'Chemical', zh: '化学药' } },
  { value: 3, label: { en: 'Therapeutic biologic', zh: '治疗用生物制品' } },
  { value: 4, label: { en: 'Preventive biologic', zh: '预防用生物制品' } },
  { value: 5, label: { en: 'Other', zh: '其他' } },
] as const

/** A drug of the company. */
export const drugFields = {
  nameZh: { kind: 'text', label: { en: 'Chinese name', zh: '中文名' }, max: 100 },
  nameEn: { kind: 'text', label: { en: 'English name', zh: '英文名' }, max: 100 },
  drugClass: { kind: 'choice', label: { en: 'Class', zh: '药品分类' }, of: drugClasses },
  details: { kind: 'text', label: { en: 'Details', zh: '详情' }, max: 200, lines: 2 },
  projects,
} as const satisfies Fields

/** Countries and licences for which a company keeps the text of a reference of its own. */
const markets = [
  { value: 'core', label: { en: 'Company core safety information', zh: '公司核心安全信息' } },
  { value: 'ib', label: { en: 'Investigator’s brochure', zh: '研究者手册' } },
  { value: 'CN', label: { en: 'Licence in China', zh: '中国说明书' } },
  { value: 'EU', label: { en: 'Licence in the European Union', zh: '欧盟说明书' } },
  { value: 'US', label: { en: 'Licence in the United States', zh: '美国说明书' } },
  { value: 'JP', label: { en: 'Licence in Japan', zh: '日本说明书' } },
  { value: 'KR', label: { en: 'Licence in Korea', zh: '韩国说明书' } },
] as const

/** Grades of severity of the CTCAE (Common Terminology Criteria for Adverse Events). */
const ctcaeLevels = [1, 2, 3, 4, 5].map((value) => ({
  value,
  label: { en: `Up to ${value}`, zh: `不高于 ${value} 级` },
}))

/** A version of a reference document, which says what reactions to a drug are expected. */
export const drugReferenceFields = {
  drugId: {
    kind: 'link',
    label: { en: 'Drug', zh: '药品' },
    required: true,
    resource: 'drugs',
    named: ['nameZh', 'nameEn'],
  },
  market: {
    kind: 'choice',
    label: { en: 'Document', zh: '参考文件' },
    required: true,
    of: markets,
  },
  suVersion: { kind: 'text', label: { en: 'Version', zh: '版本号' }, required: true, max: 24 },
  validFrom: { kind: 'day', label: { en: 'Valid from', zh: '生效日期' } },
  drugName: {
    kind: 'text',
    label: { en: 'Drug name in the document', zh: '文件中的药品名称' },
    max: 100,
  },
  actName: { kind: 'text', label: { en: 'ACT name', zh: 'ACT名称' }, max: 100 },
  ctcaeVersion: {
    kind: 'choice',
    label: { en: 'CTCAE version', zh: 'CTCAE 版本' },
    of: ['4.03', '5.0', '6.0'].map((value) => ({ value, label: { en: value, zh: value } })),
  },
  reactions: {
    kind: 'rows',
    label: { en: 'Expected reactions', zh: '预期不良反应' },
    required: true,
    add: { en: 'Add reaction', zh: '添加不良反应' },
    fields: {
      code: { kind: 'text', label: { en: 'MedDRA code', zh: 'MedDRA 编码' }, max: 8, form: 'code' },
      term: { kind: 'text', label: { en: 'Reaction', zh: '不良反应' }, max: 200 },
      seriousness: {
        kind: 'choice',
        label: { en: 'Expected when', zh: '预期条件' },
        required: true,
        of: [
          { value: 'any', label: { en: 'Always', zh: '总是' } },
          { value: 'not_serious', label: { en: 'Not serious', zh: '仅非严重' } },
          { value: 'not_fatal', label: { en: 'Not fatal', zh: '非致死' } },
        ],
      },
      ctcaeLevel: {
        kind: 'choice',
        label: { en: 'CTCAE level', zh: 'CTCAE 级别' },
        of: ctcaeLevels,
      },
    },
  },
} as const satisfies Fields
