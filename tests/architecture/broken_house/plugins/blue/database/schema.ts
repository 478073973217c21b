export class TintSchema {}
