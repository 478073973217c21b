import type { ChoiceField, Fields } from '#kernel/fields/field'
import { timeZones } from '#kernel/fields/time_zones'
import { platformZone } from '#kernel/fields/today'

/** Whether its drugs are on the market: what is reported, and with which versions of MedDRA, differs. */
const projectTypes = [
  { value: 1, label: { en: 'Before listing', zh: '上市前' } },
  { value: 2, label: { en: 'After listing', zh: '上市后' } },
] as const

/** Regions that a project may report to; they decide which regional elements and rules apply. */
const regions = [
  { value: 'CN', label: { en: 'China', zh: '中国' } },
  { value: 'EU', label: { en: 'European Union', zh: '欧盟' } },
  { value: 'US', label: { en: 'United States', zh: '美国' } },
  { value: 'JP', label: { en: 'Japan', zh: '日本' } },
  { value: 'KR', label: { en: 'Korea', zh: '韩国' } },
] as const

/** A project; each field with the longest that it takes. */
export const projectFields = {
  code: {
    kind: 'text',
    label: { en: 'Code', zh: '项目编号' },
    required: true,
    max: 24,
    form: 'code',
    help: {
      en: 'Unique in the company; it stays as it is once the project is made.',
      zh: '公司内唯一，创建后不可修改。',
    },
  },
  name: { kind: 'text', label: { en: 'Project name', zh: '项目名称' }, required: true, max: 200 },
  type: { kind: 'choice', label: { en: 'Type', zh: '项目类型' }, required: true, of: projectTypes },
  startDate: { kind: 'day', label: { en: 'Start', zh: '开始时间' } },
  timeZone: {
    kind: 'choice',
    label: { en: 'Time zone', zh: '时区' },
    of: timeZones,
    default: platformZone.timeZone,
    help: {
      en: 'Decides which day is today, for example when dates are checked.',
      zh: '用于确定“今天”的日期，例如日期校验以此为准。',
    },
  },
  overview: { kind: 'text', label: { en: 'Overview', zh: '项目概述' }, max: 200, lines: 3 },
  maxCases: {
    kind: 'number',
    label: { en: 'Maximum cases', zh: '最大案例数' },
    required: true,
    min: 1,
    max: 10_000_000,
    help: { en: 'In each environment.', zh: '每个环境分别计算。' },
  },
  maxUsers: {
    kind: 'number',
    label: { en: 'Maximum users', zh: '最大用户数' },
    required: true,
    min: 1,
    max: 100_000,
  },
  regions: { kind: 'choices', label: { en: 'Regions', zh: '申报地区' }, of: regions },
  senderIdentifier: {
    kind: 'text',
    label: { en: 'Sender identifier', zh: '发送者标识' },
    max: 60,
    help: { en: 'N.1.3 and N.2.r.2 of messages.', zh: '写入报文的 N.1.3 与 N.2.r.2。' },
  },
  receiverIdentifier: {
    kind: 'text',
    label: { en: 'Receiver identifier', zh: '接收者标识' },
    max: 60,
    help: { en: 'N.1.4 and N.2.r.3 of messages.', zh: '写入报文的 N.1.4 与 N.2.r.3。' },
  },
} as const satisfies Fields

/** A closed project is read, and nothing is written in it until it is restarted. */
export const projectStatus = {
  kind: 'choice',
  label: { en: 'Status', zh: '状态' },
  of: [
    { value: 'ongoing', label: { en: 'Ongoing', zh: '进行中' } },
    { value: 'closed', label: { en: 'Closed', zh: '已结项' } },
  ],
} as const satisfies ChoiceField
