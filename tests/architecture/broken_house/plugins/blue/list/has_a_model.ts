import { TintSchema } from '../database/schema.ts'
export class Tint extends TintSchema {}
