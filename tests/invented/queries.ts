import type { Language } from '#kernel/language/words'

interface InventedQuery {
  readonly page?: string
  readonly path?: string
  readonly content: string
  readonly reply?: string
  readonly closing?: string
  readonly isDraft?: true
}

/** Queries of a medical reviewer to whoever entered a case, one in each status. */
export const demoQueries: Readonly<Record<Language, readonly InventedQuery[]>> = {
  en: [
    {
      ...{ page: 'patient', path: 'D_5' },
      content: 'The source document gives another sex than the case. Which one is right?',
    },
    {
      page: 'narrative',
      content: 'Does the reporter say when the event began in relation to the last dose?',
      reply: 'Yes, two hours after the last dose. The narrative says so now.',
    },
    {
      content: 'Is this a follow-up of the report that the hospital sent in March?',
      reply: 'No. The patient is another one; the hospital confirmed it.',
      closing: 'Confirmed, no further action.',
    },
    { page: 'drug', content: 'Was the batch number asked for?', isDraft: true },
  ],
  zh: [
    {
      ...{ page: 'patient', path: 'D_5' },
      content: '原始资料中的性别与案例不一致，以哪一个为准？',
    },
    {
      page: 'narrative',
      content: '报告者是否说明事件发生与末次给药的时间间隔？',
      reply: '有，末次给药后两小时，已补充到案例描述。',
    },
    {
      content: '本例是否为该医院三月报告的随访？',
      reply: '不是，患者不同，医院已确认。',
      closing: '已确认，无需进一步处理。',
    },
    { page: 'drug', content: '是否已询问批号？', isDraft: true },
  ],
}
