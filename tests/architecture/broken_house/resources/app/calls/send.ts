export const send = 'sent'
