import type { Answer } from '#resources/app/calls/call'

/** An article of a list. */
export type ListedArticle = Answer<'GET /literature/articles'>['rows'][number]

/** Products, reasons and people. */
export type Setting = Answer<'GET /literature/setting'>

/** How the articles of a product add up. */
export type Counts = Answer<'GET /literature/counts'>

/** What a file would bring. */
export type FilePreview = Answer<'POST /literature/files/preview'>

/** An article on the desk, and the product for which it is screened. */
export const keyOf = ({ articleId, productId }: { articleId: string; productId: string }) =>
  `${articleId} ${productId}`
