import { send } from '#resources/app/calls/send'
export const answer = send
