// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/drug_references": {
            query?: {
                sort?: [
                    "drugId" | "market" | "suVersion" | "validFrom" | "drugName" | "actName" | "ctcaeVersion" | "reactions",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    drugId?: string | string[];
                    market?: ("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR") | ("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR")[];
                    ctcaeVersion?: ("4.03" | "5.0" | "6.0") | ("4.03" | "5.0" | "6.0")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                drugId: string | null;
                market: string | null;
                suVersion: string;
                validFrom: string | null;
                drugName: string;
                actName: string;
                ctcaeVersion: string | null;
                reactions: {
                    code: string;
                    term: string;
                    seriousness: string | null;
                    ctcaeLevel: number | null;
                }[];
                drug: string;
            }[];
        };
        "POST /admin/drug_references": {
            body: {
                drugId: string;
                market: "core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR";
                suVersion: string;
                validFrom?: string | null;
                drugName?: string | null;
                actName?: string | null;
                ctcaeVersion?: "4.03" | "5.0" | "6.0" | null;
                reactions: {
                    code?: string | null;
                    term?: string | null;
                    seriousness: "any" | "not_serious" | "not_fatal";
                    ctcaeLevel?: 1 | 2 | 3 | 4 | 5 | null;
                }[];
            };
            answer: {
                id: string;
                revision: number;
                drugId: string | null;
                market: string | null;
                suVersion: string;
                validFrom: string | null;
                drugName: string;
                actName: string;
                ctcaeVersion: string | null;
                reactions: {
                    code: string;
                    term: string;
                    seriousness: string | null;
                    ctcaeLevel: number | null;
                }[];
                drug: string;
            };
        };
        "DELETE /admin/drug_references/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                drugId: string | null;
                market: string | null;
                suVersion: string;
                validFrom: string | null;
                drugName: string;
                actName: string;
                ctcaeVersion: string | null;
                reactions: {
                    code: string;
                    term: string;
                    seriousness: string | null;
                    ctcaeLevel: number | null;
                }[];
                drug: string;
            };
        };
        "GET /admin/drug_references/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                drugId: string | null;
                market: string | null;
                suVersion: string;
                validFrom: string | null;
                drugName: string;
                actName: string;
                ctcaeVersion: string | null;
                reactions: {
                    code: string;
                    term: string;
                    seriousness: string | null;
                    ctcaeLevel: number | null;
                }[];
                drug: string;
            };
        };
        "PUT /admin/drug_references/{id}": {
            path: {
                id: string;
            };
            body: {
                validFrom?: string | null;
                drugName?: string | null;
                actName?: string | null;
                ctcaeVersion?: "4.03" | "5.0" | "6.0" | null;
                reactions: {
                    code?: string | null;
                    term?: string | null;
                    seriousness: "any" | "not_serious" | "not_fatal";
                    ctcaeLevel?: 1 | 2 | 3 | 4 | 5 | null;
                }[];
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                drugId: string | null;
                market: string | null;
                suVersion: string;
                validFrom: string | null;
                drugName: string;
                actName: string;
                ctcaeVersion: string | null;
                reactions: {
                    code: string;
                    term: string;
                    seriousness: string | null;
                    ctcaeLevel: number | null;
                }[];
                drug: string;
            };
        };
        "GET /admin/drugs": {
            query?: {
                sort?: [
                    "nameZh" | "nameEn" | "drugClass" | "details",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    drugClass?: (1 | 2 | 3 | 4 | 5) | (1 | 2 | 3 | 4 | 5)[];
                };
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                drugClass: number | null;
                details: string;
                projects: string[];
            }[];
        };
        "POST /admin/drugs": {
            body: {
                nameZh?: string | null;
                nameEn?: string | null;
                drugClass?: 1 | 2 | 3 | 4 | 5 | null;
                details?: string | null;
                projects?: string[] | null;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                drugClass: number | null;
                details: string;
                projects: string[];
            };
        };
        "DELETE /admin/drugs/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                drugClass: number | null;
                details: string;
                projects: string[];
            };
        };
        "GET /admin/drugs/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                drugClass: number | null;
                details: string;
                projects: string[];
            };
        };
        "PUT /admin/drugs/{id}": {
            path: {
                id: string;
            };
            body: {
                nameZh?: string | null;
                nameEn?: string | null;
                drugClass?: 1 | 2 | 3 | 4 | 5 | null;
                details?: string | null;
                projects?: string[] | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                nameZh: string;
                nameEn: string;
                drugClass: number | null;
                details: string;
                projects: string[];
            };
        };
        "GET /admin/servers": {
            query?: {
                sort?: [
                    "name" | "description",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                description: string;
                projects: string[];
            }[];
        };
        "POST /admin/servers": {
            body: {
                name: string;
                description?: string | null;
                projects?: string[] | null;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                description: string;
                projects: string[];
            };
        };
        "DELETE /admin/servers/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                description: string;
                projects: string[];
            };
        };
        "GET /admin/servers/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                description: string;
                projects: string[];
            };
        };
        "PUT /admin/servers/{id}": {
            path: {
                id: string;
            };
            body: {
                name: string;
                description?: string | null;
                projects?: string[] | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                description: string;
                projects: string[];
            };
        };
        "GET /admin/sponsors": {
            query?: {
                sort?: [
                    "name" | "contact" | "contactPhone",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                contact: string;
                contactPhone: string;
                projects: string[];
            }[];
        };
        "POST /admin/sponsors": {
            body: {
                name: string;
                contact?: string | null;
                contactPhone?: string | null;
                projects?: string[] | null;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                contact: string;
                contactPhone: string;
                projects: string[];
            };
        };
        "DELETE /admin/sponsors/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                contact: string;
                contactPhone: string;
                projects: string[];
            };
        };
        "GET /admin/sponsors/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                contact: string;
                contactPhone: string;
                projects: string[];
            };
        };
        "PUT /admin/sponsors/{id}": {
            path: {
                id: string;
            };
            body: {
                name: string;
                contact?: string | null;
                contactPhone?: string | null;
                projects?: string[] | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                name: string;
                contact: string;
                contactPhone: string;
                projects: string[];
            };
        };
    }
}
