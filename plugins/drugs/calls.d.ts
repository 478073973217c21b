// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/drug_products": {
            query?: {
                sort?: [
                    "nameZh" | "nameEn" | "genericName" | "strength" | "doseForm" | "authorisationNumber" | "country" | "holder" | "atc" | "isOwn" | "code",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    isOwn?: ("yes" | "no") | ("yes" | "no")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                genericName: string;
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                isOwn: string | null;
                code: string;
            }[];
        };
        "POST /admin/drug_products": {
            body: {
                nameZh?: string | null;
                nameEn?: string | null;
                genericName?: string | null;
                strength?: string | null;
                doseForm?: string | null;
                authorisationNumber?: string | null;
                country?: string | null;
                holder?: string | null;
                atc?: string | null;
                isOwn?: "yes" | "no" | null;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                genericName: string;
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                isOwn: string | null;
                code: string;
            };
        };
        "DELETE /admin/drug_products/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                genericName: string;
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                isOwn: string | null;
                code: string;
            };
        };
        "GET /admin/drug_products/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                genericName: string;
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                isOwn: string | null;
                code: string;
            };
        };
        "PUT /admin/drug_products/{id}": {
            path: {
                id: string;
            };
            body: {
                nameZh?: string | null;
                nameEn?: string | null;
                genericName?: string | null;
                strength?: string | null;
                doseForm?: string | null;
                authorisationNumber?: string | null;
                country?: string | null;
                holder?: string | null;
                atc?: string | null;
                isOwn?: "yes" | "no" | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                genericName: string;
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                isOwn: string | null;
                code: string;
            };
        };
        "GET /admin/standard_lists": {
            query?: {
                sort?: [
                    "loadedAt" | "list" | "version" | "state" | "fileName" | "loadedByName",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    list?: ("edqm" | "atc") | ("edqm" | "atc")[];
                    state?: ("active" | "retired") | ("active" | "retired")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                list: "edqm" | "atc";
                version: string;
                state: "active" | "retired";
                fileName: string;
                sha256: string;
                loadedByName: string;
                counts: {
                    [key: string]: number;
                };
                loadedAt: string;
            }[];
        };
        "GET /admin/standard_lists/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                list: "edqm" | "atc";
                version: string;
                state: "active" | "retired";
                fileName: string;
                sha256: string;
                loadedByName: string;
                counts: {
                    [key: string]: number;
                };
                loadedAt: string;
            };
        };
        "GET /drugs/entries": {
            query: {
                text: string;
            };
            answer: {
                groups: {
                    group: "code" | "exact" | "prefix" | "contains" | "fuzzy";
                    total: number;
                    totalIsLowerBound: boolean;
                    entries: {
                        source: "products" | "whodrug";
                        code: string;
                        drugCode: string;
                        version: string;
                        nameZh: string;
                        nameEn: string;
                        genericName: string;
                        substances: string[];
                        strength: string;
                        doseForm: string;
                        authorisationNumber: string;
                        country: string;
                        holder: string;
                        atc: string;
                        atcName: {
                            en: string;
                            zh: string;
                        } | null;
                        isOwn: boolean | null;
                        isGeneric: boolean;
                        isWithdrawn: boolean;
                    }[];
                }[];
            };
        };
        "GET /drugs/layouts/{format}": {
            path: {
                format: "C3" | "B3";
            };
            answer: {
                format: string;
                separator: string | null;
                files: {
                    [key: string]: {
                        file: string;
                        isVerified: boolean;
                    };
                };
            };
        };
        "POST /drugs/lists": {
            form: {
                list: "edqm" | "atc";
                version: string;
                terms: Blob;
            };
            answer: Record<string, never>;
        };
        "POST /drugs/lists/preview": {
            form: {
                list: "edqm" | "atc";
                version: string;
                terms: Blob;
            };
            answer: {
                terms: number;
                leftOut: number;
                problems: {
                    line: number;
                    column: {
                        en: string;
                        zh: string;
                    } | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                problemCount: number;
            };
        };
        "POST /drugs/product_files": {
            form: {
                products: Blob;
            };
            answer: {
                lines: number;
                made: number;
                changed: number;
                same: number;
                problems: {
                    line: number;
                    column: {
                        en: string;
                        zh: string;
                    } | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                problemCount: number;
                warnings: {
                    line: number;
                    column: {
                        en: string;
                        zh: string;
                    } | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                warningCount: number;
            };
        };
        "POST /drugs/product_files/preview": {
            form: {
                products: Blob;
            };
            answer: {
                lines: number;
                made: number;
                changed: number;
                same: number;
                problems: {
                    line: number;
                    column: {
                        en: string;
                        zh: string;
                    } | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                problemCount: number;
                warnings: {
                    line: number;
                    column: {
                        en: string;
                        zh: string;
                    } | null;
                    says: {
                        en: string;
                        zh: string;
                    };
                }[];
                warningCount: number;
            };
        };
        "GET /drugs/products/{productCode}": {
            path: {
                productCode: string;
            };
            answer: {
                source: "products" | "whodrug";
                code: string;
                drugCode: string;
                version: string;
                nameZh: string;
                nameEn: string;
                genericName: string;
                substances: string[];
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                atcName: {
                    en: string;
                    zh: string;
                } | null;
                isOwn: boolean | null;
                isGeneric: boolean;
                isWithdrawn: boolean;
            };
        };
        "GET /drugs/sources": {
            answer: {
                source: "products" | "whodrug";
                version: string | null;
                entries: number;
            }[];
        };
        "POST /drugs/standard_lists/{id}/acts": {
            path: {
                id: string;
            };
            body: {
                act: "retire" | "use";
            };
            answer: Record<string, never>;
        };
        "GET /drugs/whodrug/{drug}": {
            path: {
                drug: string;
            };
            answer: {
                source: "products" | "whodrug";
                code: string;
                drugCode: string;
                version: string;
                nameZh: string;
                nameEn: string;
                genericName: string;
                substances: string[];
                strength: string;
                doseForm: string;
                authorisationNumber: string;
                country: string;
                holder: string;
                atc: string;
                atcName: {
                    en: string;
                    zh: string;
                } | null;
                isOwn: boolean | null;
                isGeneric: boolean;
                isWithdrawn: boolean;
            };
        };
    }
}
