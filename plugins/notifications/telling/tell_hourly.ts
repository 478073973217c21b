export { TellDue as default } from '#plugins/notifications/telling/tell_due'
