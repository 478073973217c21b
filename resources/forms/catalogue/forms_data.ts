import type { Answer } from '#resources/app/calls/call'

export type { ClientPage } from '#kernel/case/forms/page_layout'

/** All that the forms of the client are made of; the rules are what plugins add to derived ones. */
export type FormsData = Answer<'GET /forms/catalogue'>
