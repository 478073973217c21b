import configurationRules from '#kernel/configuration/rules/main'

const rule = (id: string) => configurationRules.filter((each) => each.id === id)

/** Levels differ in their days (CFG-03). */
export const distinctDays = rule('CFG-03')

/** Somebody is told (CFG-01). */
export const hasReceiver = rule('CFG-01')

/** Every so many days (CFG-02). */
export const soundInterval = rule('CFG-02')
