import page from '../../form-schemas/page.json' with { type: 'json' }
export { page }
