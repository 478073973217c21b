export abstract class WholeCases {}
