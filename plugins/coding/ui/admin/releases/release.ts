import type { Answer } from '#resources/app/calls/call'

/** A release as the server shows it. */
export type Release = Answer<'GET /admin/dictionary_releases/{id}'>
export type ReleaseActName = Release['acts'][number]
