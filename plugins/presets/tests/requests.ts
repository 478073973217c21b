import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'presets.create': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
    'presets.templates.create': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
    'presets.templates.change': () => ({
      ...{ name: `Own ${Math.random()}`, content: { C_3_1: '1' } },
      revision: 1,
    }),
    'presets.change': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
  },
  aliases: {
    ...{ sender: 'preset', reporter: 'preset', study: 'preset' },
    template: 'preset_template',
  },
  shapes: { 'preset_templates.content': (mark) => ({ C_3_2: mark }) },
})
