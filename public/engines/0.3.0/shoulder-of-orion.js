// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ie ? `${e.slice(0, ie).join(", ")} ${t} ${e.length - ie} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function o(e) {
	let t = se.get(e);
	return t === void 0 && (t = s(l(e)), le += e.length + t.length, le > ce && (se.clear(), le = e.length + t.length), se.set(e, t)), t;
}
function s(e) {
	if (e.length <= ae) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function c(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function l(e) {
	if (oe.test(e)) return c(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return oe.test(t) ? c(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function u(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function d(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), te(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = p(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : f(r, t, n) ? 4.5 : void 0;
}
function f(e, t, n) {
	if (e.length < ue || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function p(e, t, n) {
	let [r, i] = ee(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = ne(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = ne(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? ne(o, a - 2) + 1 : c, d = Math.min(ne(s, a) + 1, ne(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return ne(s, i.length);
}
function ee(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function te({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	de.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (de[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (de[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function ne(e, t) {
	return e[t] ?? Infinity;
}
function re(e, t, n, i = new r(Infinity)) {
	let a = u(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, d(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, fe).map(({ thing: e }) => e);
}
var ie, ae, oe, se, ce, le, ue, de, fe, m = t((() => {
	i(), ie = 30, ae = 100, oe = /^[ -~]*$/, se = /* @__PURE__ */ new Map(), ce = 2e6, le = 0, ue = 6, de = /* @__PURE__ */ new Int16Array(32), fe = 3;
}));
// lib/core/card/fact.ts
function h(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function pe(e, t) {
	return e[t] ?? "";
}
function me(e, t) {
	let { attributes: n, label: r, set: i } = t, a = h(e, t.kind), s = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? he(e, r, n) : ge(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: o(e.name),
		label: r,
		set: i,
		...Object.fromEntries(s)
	};
}
function he(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => h(e, t) !== void 0 && h(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? h(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return _e.missing(t.label, { among: s });
}
function ge(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return _e.none(t.label);
	let i = h(e, t.name);
	if (i === null) return _e.none(t.label);
	if (i !== void 0) return _e.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return _e.missing(t.label, a ? ve : ye);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = h(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return _e.missing(t.label, o);
}
var g, _e, ve, ye, be = t((() => {
	m(), g = class e {
		static yes = new e("yes", []);
		static no = new e("no", []);
		word;
		#e;
		constructor(e, t) {
			this.word = e, this.#e = t;
		}
		get lacks() {
			return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
		}
		static of(t) {
			return t ? e.yes : e.no;
		}
		static lacking(...t) {
			return new e("unknown", t);
		}
		get isUnknown() {
			return this.word === "unknown";
		}
		and(t) {
			return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
		}
		or(t) {
			return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
		}
		not() {
			return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
		}
	}, _e = class e {
		label;
		#e;
		#t;
		#n;
		#r;
		#i;
		static #a = /* @__PURE__ */ new Map();
		constructor(e, t, n, r = {}) {
			this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
		}
		get #o() {
			return this.#i ??= g.lacking(this), this.#i;
		}
		static known(t, n) {
			return new e(t, "known", n);
		}
		static none(t) {
			let n = e.#a.get(t) ?? new e(t, "none");
			return e.#a.set(t, n), n;
		}
		static missing(t, n = {}) {
			return new e(t, "missing", void 0, n);
		}
		get isMissing() {
			return this.#e === "missing";
		}
		is(e) {
			return this.#e === "known" ? this.#t === e ? g.yes : g.no : this.#e === "none" ? g.no : this.#s(e) ? this.#c([e]) : g.no;
		}
		isOneOf(...e) {
			return this.#e === "known" ? e.includes(this.#t) ? g.yes : g.no : this.#e === "none" ? g.no : e.some((e) => this.#s(e)) ? this.#c(e) : g.no;
		}
		above(e) {
			return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? g.yes : g.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? g.no : this.#o;
		}
		asks(e) {
			if (this.#e === "known") return e(this.#t) ? g.yes : g.no;
			if (this.#e === "none") return g.no;
			let t = this.#n.among;
			return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? g.yes : this.#o : g.no : this.#o;
		}
		isNone() {
			return this.#e === "missing" ? this.#n.orNone ? this.#o : g.no : this.#e === "none" ? g.yes : g.no;
		}
		choices(e) {
			if (this.#r) return this.#r;
			let t = (this.#n.among ?? e).filter((e) => this.#s(e));
			return this.#n.orNone ? [...t, null] : t;
		}
		#s(e) {
			let { atMost: t, among: n } = this.#n;
			return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
		}
		#c(e) {
			let { among: t, orNone: n } = this.#n;
			return t !== void 0 && !n && t.every((t) => e.includes(t)) ? g.yes : this.#o;
		}
	}, [ve, ye] = [{ orNone: !0 }, { orNone: !1 }];
}));
// lib/core/card/overlay.ts
be();
function xe(e, t, n) {
	let [r, i] = [h(t, e), h(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !Se(r, h(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function Se(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
be(), m();
var Ce = 250, we = 200;
function Te({ attributes: e, kind: t }, n, r, i) {
	return me(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Ee(e, t) {
	return o(De(e, t));
}
function De(e, t) {
	let n = e.numbered === void 0 ? void 0 : h(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var Oe = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new ke(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Ce === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Ce === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > we) return;
		let t = o(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = De(this.game, e), a = Te(this.game, e, i, t), s = o(i), c = {
			card: e,
			label: i,
			folded: s,
			names: s === a.folded ? [s] : [s, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(s, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, ke = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = o(e.name), r = this.#t.get(n) ?? [], i = Ae(this.#e, e, t, r);
		if (i) {
			i.card = xe(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Ee(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function Ae(e, t, n, r) {
	let i = Ee(e, t), a = r.find((t) => Ee(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && h(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function _(e, t) {
	let n = e.index.spots[t];
	if (!n) return je(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function je(e, t) {
	return `${e.label(t)}${Fe(e, t) ? Me(e, t) : ""}`;
}
function Me(e, t) {
	return ` (${Ne(e, t).join(", ")})`;
}
function Ne(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Ie(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, _(e, n)] : [
		...i,
		e.label(a),
		...Fe(e, a) ? Ne(e, a) : []
	];
}
function Pe(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Fe(e, t) {
	if (!Pe(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Pe(e, r)) return !0;
	return !1;
}
function Ie(e) {
	return `${e}${Le[Re.select(e)]}`;
}
var Le, Re, ze = t((() => {
	Le = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Re = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function Be(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Ve(e, t, n) {
	for (let r of n === void 0 ? He(e, t) : [n]) for (let n of Ue(e, t, r)) if (Be(e, t, r, n)) return !0;
	return !1;
}
function He(e, t) {
	return t.cards ? t.cards(e) : Xe;
}
function Ue(e, t, n) {
	return t.targets ? t.targets(e, n) : Ze;
}
function We(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ke(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = qe(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function Ge(e, t, n, r) {
	return n.flatMap((n) => {
		if (n.isForPerson || !n.cards?.(e).includes(r) || Ve(e, n, r)) return [];
		let i = Ue(e, n, r), a = (i.length === 0 ? Ze : i).map((i) => We(e, t, n, {
			do: n.do,
			card: r,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: n.says,
			lacks: a
		}];
	});
}
function Ke(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (t.cards(e).includes(n)) return;
	let i = e.zoneOf(n);
	return `needs ${r}; ${e.known(n)} is in ${_(e, i)}`;
}
function qe(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Je(e, r)}`;
}
function Je(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? je(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? _(e, r) : `“${t}”`;
}
function Ye({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Xe, Ze, Qe = t((() => {
	ze(), Xe = [-1], Ze = [""];
}));
// lib/core/table/allowed.ts
Qe();
var $e = { do: "pass" };
function et(e, t, n) {
	for (let r of He(e, t)) for (let i of Ue(e, t, r)) Be(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function v({ kinds: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function tt(e, t, n, r) {
	if (!n) return r.do === $e.do && r.card === void 0 && r.to === void 0 && nt(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Be(e, n, i, a);
}
function nt(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
var rt = {};
function it(e, t, n = rt) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
// lib/core/table/board.ts
function at(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function ot(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var st, ct = t((() => {
	st = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
m(), ct(), ze();
var lt = 999, ut = 80;
function dt(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${ut} letters.`;
	if (t === "roll") return `The table has dice with ${a(xt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${_(e, r)}.` : "Look at one card or more.";
}
function ft(e, t, n) {
	let r = ht(t, n) ?? gt(t, n) ?? e.forbids?.(t, n) ?? _t(t, n) ?? vt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card), a = bt[n.free](t, n);
	if (a === void 0) return dt(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var pt = [
	"move",
	"look",
	"search",
	"shuffle"
], mt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function ht(e, { free: t, card: n }) {
	return Object.hasOwn(bt, t) ? n === void 0 ? mt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function gt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : pt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : yt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function _t(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function vt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? yt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > lt ? `A number at the table is at most ${lt}, and at least -${lt} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function yt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var bt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || Ct(e, i, t)) return;
		let a = e.isUp(t), o = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual"), o && e.turnUp(t, a);
		let s = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${s} ${_(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = yt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${St(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${St(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > ut)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${_(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${_(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${_(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!xt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, xt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function St({ board: e }) {
	return e.spent ?? st;
}
function Ct(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function wt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Tt = t((() => {}));
// lib/core/table/left-to-you.ts
Tt();
function Et(e, t, n) {
	let r = wt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Dt(e, t) {
	for (let n of t.takeUsed()) {
		let r = Et(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function Ot({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/random.ts
var kt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [At(t, 2654435769), At(t, 608135816)], i = new e(n, r, At(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function At(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
// lib/core/table/piles.ts
function jt(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function Mt(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function Nt(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function Pt(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = kt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var Ft = class e {
	#e;
	#t;
	constructor(e, t = []) {
		this.#e = e, this.#t = t.map((e) => e?.slice());
	}
	copy() {
		return new e(this.#e, this.#t);
	}
	get(e, t) {
		return this.#t[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		(n !== 0 || this.#t[t]) && (this.#t[t] ??= Array(this.#e).fill(0), this.#t[t][e] = n | 0);
	}
	hasHad(e) {
		return this.#t[e] !== void 0;
	}
	clear(e) {
		for (let t of this.#t) t && (t[e] = 0);
	}
}, It = class {
	spots;
	mirroredZones;
	mirroredCounters;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(Bt);
		for (let [e, { name: t }] of this.spots.entries()) this.#t.set(t, e);
		let { zones: t = [], counters: n = [] } = e.mirror ?? {}, r = (e) => this.spots.findIndex(({ zone: t }) => t.id === e), i = (t) => e.counters.findIndex((e) => e.id === t);
		this.mirroredZones = zt(this.spots.length, t.flatMap(([e, t]) => this.#i(r(e), r(t)))), this.mirroredCounters = zt(e.counters.length, n.map(([e, t]) => [i(e), i(t)]));
	}
	#i(e, t) {
		let n = this.spots[e]?.zone.slots ?? 1;
		return Array.from({ length: n }, (n, r) => [e + r, t + r]);
	}
	owners(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#e.mirror?.theirs ?? [], r = e.map(({ from: e }) => +!!n.includes(e));
		return this.#r.set(e, r), r;
	}
	number(e, t) {
		let n = this.#t.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#n.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n }, r) => {
				let i = this.number(this.#e.begins[n] ?? "", e);
				if (i < 0) throw Error(`no zone begins with ${n}`);
				return t[i] ??= [], t[i].push(r), i;
			})
		};
	}
}, Lt = /* @__PURE__ */ new WeakMap();
function Rt(e) {
	let t = Lt.get(e);
	if (t) return t;
	let n = new It(e);
	return Lt.set(e, n), n;
}
function zt(e, t) {
	let n = Array.from({ length: e }, (e, t) => t);
	for (let [e, r] of t) {
		if (e < 0 || r < 0) throw Error("a side of the table names a zone or counter that is not there");
		[n[e], n[r]] = [r, e];
	}
	return n;
}
function Bt(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1, isAside: o = !1 } = e, s = a || o, c = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: s,
		...c
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: s,
		...c
	}));
}
// lib/core/table/table.ts
var Vt = 1, Ht = 2, Ut = 4, Wt = [], Gt = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, Kt = class e {
	board;
	index;
	start;
	dice;
	turn = 0;
	played = 0;
	lastOpen = 0;
	stack;
	notes = /* @__PURE__ */ new Map();
	log;
	turnEnds;
	touched;
	answers;
	running;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Set();
	#s;
	#c;
	constructor(e, t, n, r) {
		this.board = e, this.#e = e.texts, this.index = n?.index ?? Rt(e), this.start = t, this.#c = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		if (this.dice = r ?? (n ? n.dice.copy() : kt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice(), this.#r = n ? n.#r.slice() : a.map((e) => this.#d(e).isUp ? Vt : 0), this.#i = n ? n.#i.copy() : new Ft(t.cards.length), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.stack = n ? n.stack.map((e) => ({ ...e })) : [{
			...it("", 0),
			begun: !0,
			leaving: !0
		}], this.running = this.top, this.log = n?.log?.slice(), this.#s = n?.side ?? 0, n) {
			this.turn = n.turn, this.played = n.played, this.lastOpen = n.lastOpen;
			for (let [e, t] of n.notes) this.notes.set(e, t);
		}
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t) {
		let n = new e(this.board, this.start, this, t);
		n.log = void 0;
		let r = [];
		for (let [e, { isPile: t, isUp: i, zone: a }] of this.index.spots.entries()) a.hides ? r.push(e) : t && !i && n.#f([e]);
		return n.#f(r), n;
	}
	get size() {
		return this.start.cards.length;
	}
	get top() {
		return this.stack[this.stack.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#s;
	}
	turnTo(e) {
		this.#s = e;
	}
	as(e, t) {
		if (e === this.#s) return t();
		let n = this.#s;
		this.#s = e;
		let r = t();
		return this.#s = n, r;
	}
	ownerOf(e) {
		return this.#c[e] ?? 0;
	}
	isTheirs(e) {
		return this.ownerOf(e) !== this.#s;
	}
	#l(e) {
		return this.#s === 0 ? e : this.index.mirroredZones[e] ?? e;
	}
	#u(e) {
		return this.#s === 0 ? e : this.index.mirroredCounters[e] ?? e;
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.#d(this.#l(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#l(e)] ?? Wt;
	}
	count(e) {
		return this.#t[this.#l(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#l(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#l(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual") {
		jt(this.#t[this.#n[e] ?? -1], e), this.#p(e, this.#l(t), n);
	}
	draw(e, t, n) {
		let r = this.#t[this.#l(e)]?.splice(0, Math.max(Math.ceil(n), 0)) ?? Wt;
		for (let e of r) this.#p(e, this.#l(t), "usual");
		return r.length;
	}
	shuffle(e) {
		let t = this.#m(this.#l(e));
		Pt(t, this.nameOf(this.#l(e)), this);
		for (let e of t) this.#r[e] = (this.#r[e] ?? 0) & -5;
	}
	isUp(e) {
		return ((this.#r[e] ?? 0) & Vt) !== 0;
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#h(e, Vt, t);
	}
	isExhausted(e) {
		return ((this.#r[e] ?? 0) & Ht) !== 0;
	}
	exhaust(e, t = !0) {
		this.#h(e, Ht, t);
	}
	isSeen(e) {
		return ((this.#r[e] ?? 0) & Ut) !== 0;
	}
	isKnown(e) {
		if (this.isUp(e) || this.isSeen(e)) return !0;
		let t = this.#n[e] ?? -1;
		return this.#d(t).isPile && this.#t[t]?.[0] === e && this.sum("bare", e) > 0;
	}
	isHidden(e) {
		return this.index.spots[this.#n[e] ?? -1]?.isSecret === !0 && !this.isKnown(e);
	}
	known(e) {
		return this.isHidden(e) ? "A face-down card" : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#s === 0 && this.#h(e, Ut, !0);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.#a[this.#u(e)] ?? 0;
	}
	set(e, t) {
		this.#a[this.#u(e)] = t | 0;
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.running.args;
	}
	note(e, t) {
		this.running.args = {
			...this.running.args,
			[e]: t
		};
	}
	call(e, t = rt, n = this.#s) {
		this.stack.push(it(e, n, t));
	}
	tell(e, t, n = !1) {
		this.#e?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.#e?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.#e?.said(this, e, t) ?? Wt;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.#o.add(e);
	}
	takeUsed() {
		if (this.#o.size === 0) return Wt;
		let e = [...this.#o].filter((e) => this.isUp(e) || !this.isInPlay(this.zoneOf(e)));
		return this.#o.clear(), e;
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.#s === 1 ? `${this.board.mirror?.name}: ` : "", o = {
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`
		};
		this.log.push(t === void 0 ? o : {
			...o,
			left: t
		});
	}
	#d(e) {
		return this.index.spots[e] ?? Gt;
	}
	#f(e) {
		let t = e.map((e) => this.#t[e] ?? []), n = (e) => this.isKnown(e);
		for (let [r, i] of Nt(t, n, this.dice)) this.#n[r] = e[i] ?? -1;
	}
	#p(e, t, n) {
		let r = this.#d(t), i = this.#m(t);
		this.touched?.add(e), this.log && r.isPlay && r.isUp && !(this.isUp(e) && this.#d(this.#n[e] ?? -1).isPlay) && this.use(e), r.isPile && n === "usual" ? Mt(i, e) : i.push(e), this.#n[e] = t, this.#r[e] = (r.isUp ? Vt : 0) | (r.isPlay ? (this.#r[e] ?? 0) & Ht : 0), r.isPlay || this.#g(e);
	}
	#m(e) {
		return this.#t[e] ??= [], this.#t[e];
	}
	#h(e, t, n) {
		let r = this.#r[e];
		r !== void 0 && (this.#r[e] = n ? r | t : r & ~t);
	}
	#g(e) {
		this.#i.clear(e), this.notes.size > 0 && this.notes.delete(e);
	}
};
ze(), Qe();
var qt = 1e4, Jt = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, always: a = [], autopilot: o } = e, s = [...n, ...r];
		for (let [e, c] of [...s, ...i].entries()) {
			let { id: i, moves: l } = c;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let u = e >= n.length && e < s.length ? [...l, ...a] : l, d = (e) => e.in?.includes(i) ?? !0, f = o.filter(d), p = t === o ? f : t.filter(d);
			this.#t.set(i, {
				phase: c,
				kinds: u,
				policies: f,
				own: p,
				following: s[e + 1] ?? r[0]
			});
		}
		this.#e = s[0];
	}
	open(e, t = !0) {
		let { table: n } = this.openAgain(e, t);
		return n;
	}
	openAgain(e, t = !0, n) {
		let r = new Kt(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#o(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: Ot(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.kinds) et(e, r, n);
		return nt(e, t.phase) && n.push($e), n;
	}
	says(e, { do: t, to: n }) {
		let r = v(this.#r(e.top.phase), t);
		if (!r) return { what: "Pass" };
		if (n === void 0) return {
			what: r.says,
			uses: r.uses
		};
		let i = e.zone(n), a = /^#\d+$/.test(n) ? je(e, Number(n.slice(1))) : n;
		return {
			what: r.says,
			where: r.names?.(e, n) ?? (i >= 0 ? _(e, i) : a)
		};
	}
	keyed(e, t) {
		let n = this.#r(e.top.phase).kinds.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return tt(e, n.phase, v(n, t.do), t);
	}
	isForPerson(e, t) {
		let { kinds: n } = this.#r(e.top.phase), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = v(n, t.do);
		if (!i) return this.#n(e, r, t);
		let a = We(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === $e.do) return n.card !== void 0 || n.to !== void 0 ? {
			what: "Pass",
			lacks: [{
				id: "card",
				says: "names no card and no place",
				cite: r
			}]
		} : nt(e, t) ? void 0 : {
			what: "Pass",
			lacks: [{
				id: "choice",
				says: `first do this: ${t.asks?.(e) ?? t.says}`,
				cite: r
			}]
		};
		let i = [...this.#t.values()].filter((e) => v(e, n.do)), [a] = i, o = a && v(a, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : We(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let { phase: n, kinds: r } = this.#r(e.top.phase), i = Ge(e, n, r, t);
		if (i.length > 0 || Zt(e, r, t)) return i;
		let [a] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && Zt(e, i, t)), [o] = a?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], s = o && this.#n(e, n, {
			do: o.do,
			card: t
		});
		return s ? [{
			...s,
			lacks: s.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return v(this.#r(e.top.phase), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		let { kinds: n } = this.#r(e.top.phase);
		return n.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return v(this.#r(e.top.phase), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.takeUsed(), "free" in t) {
			let n = this.#i(e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!tt(e, n.phase, v(n, t.do), t)) return this.#a(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#c(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#o(e, n);
		return e.log && !r && !this.isOver(e) && Dt(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase), i = e.side === 0;
		return Xt(i ? n : r, e) || (nt(e, t) ? {
			move: $e,
			says: "There is nothing better to do, so pass."
		} : i && n !== r ? Xt(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		return this.isOpen(e) ? ft(this.goldfish, e, t) : `First finish what has begun: ${this.phase(e).name}.`;
	}
	#a(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Ye(n);
	}
	#o(e, t) {
		for (let n = 0; n < qt; n++) {
			e.turnTo(0);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Yt(t);
			let r = e.top;
			if (e.running = r, e.turnTo(r.side), r.phase === "") this.#p(e, this.#e);
			else if (this.#l(e, r, this.#r(r.phase))) {
				if (r.side === 0) return Yt(t);
				let n = this.isOver(e) ? void 0 : this.#s(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(0), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#s(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !tt(e, t.phase, v(t, r.do), r)) return `${e.board.mirror?.name}: ${this.#a(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#c(e, t, r);
	}
	#c(e, t, { do: n, card: r = -1, to: i = "" }) {
		let a = v(t, n);
		a ? a.play(e, r, i) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#l(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#u(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#u(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && this.#f(e)) {
			e.stack[0] = {
				...it(i.id, +(n === 0)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#d(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#p(e, s);
	}
	#d(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !this.#f(e) ? this.#p(e, t) : e.stack[0] = {
			...it(t.id, +(n === 0)),
			isSecond: !0
		} : e.stack[0] = {
			...it(t.id, n),
			isSecond: r
		};
	}
	#f(e) {
		return this.goldfish.mirror !== void 0 && (this.goldfish.opposed?.(e) ?? !0);
	}
	#p(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(this.goldfish.score(e)), e.turn++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && this.#f(e) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = it(t.id, n);
	}
};
function Yt(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function Xt(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function Zt(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function Qt(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
function $t(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(en(t, n, e));
	let i = (n) => tn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: e.result(t) !== void 0,
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function en(e, t, n) {
	let r = (n) => tn(e.board.tokens, n, (n) => e.token(t, n), !1), i = r(!0), a = e.notes.get(t);
	return {
		id: t,
		name: e.known(t),
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: r(!1),
		...Object.keys(i).length > 0 ? { memory: i } : {},
		...a === void 0 ? {} : { note: a },
		...e.isSeen(t) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function tn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function nn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function rn({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r }) => [
		n,
		r,
		...an(t),
		e ? t.text : void 0
	]);
	return nn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function an({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function on(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = $t(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...sn(i.counters),
				...sn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...sn(r), ...sn(i)];
	return nn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function sn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function cn(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => $t(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? Qt(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, ee] = [i === 0 ? on(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (ee !== void 0) break;
		l = {
			by: "player",
			says: ln(e, c, n)
		}, ee = e.play(c, n, d(t + 1)), ee === void 0 && u(t + 1), t + 1 === i && (p = on(e.goldfish, c));
	}
	let te = {
		...p !== void 0 && { check: p },
		...ee !== void 0 && { stopped: ee }
	};
	return {
		board: un(e, c),
		frames: o,
		...te
	};
}
function ln(e, t, n) {
	return "do" in n ? Qt(e, t, n) : "By hand";
}
function un({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.mirror?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var dn = 20, fn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, pn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function mn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = fn.exec(t) ?? (t.includes("/build?") ? pn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > dn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
m();
function hn(e, t, n) {
	return re(o(t.slice(0, gn)), e.cards, ({ names: e }) => e, n);
}
var gn = 100;
// lib/core/judge/deck.ts
function _n(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/core/memo.ts
function y(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var vn = t((() => {}));
// lib/deck/list/seen.ts
vn();
function yn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, bn);
}
var bn = 400;
i(), be(), m();
var xn = 1e3, Sn = 200, Cn = 15e4, wn = y((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [o(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(o(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(o);
function Tn(e, t) {
	let n = wn(e);
	return n.get(t) ?? n.get(o(t));
}
function En(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(pe(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Dn(e).id;
}
function Dn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function On(e, t, n, i = new r(Cn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? hn(e, t, i) : [], l = kn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (An(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? En(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(Mn(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...Nn(e, s)), {
		deck: {
			...t,
			entries: _n(a),
			misread: Pn(o)
		},
		arranged: s.length > 0
	};
}
function kn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Tn(e, t)), n);
}
function An(e, t) {
	return (e.section === void 0 || t !== void 0) && jn(e.count);
}
function jn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function Mn(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = yn(n).slice(0, Sn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Dn(e.game).id;
	if (!jn(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function Nn(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function Pn(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
m();
function Fn(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function In(e, t) {
	let n = [], r = zn(e, t.format, n), i = Vn(e, r, t.options ?? {}, n), a = Hn(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : Rn(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var Ln = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function Rn(e) {
	return Ln.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function zn(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? Bn(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${a(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function Bn(e, t) {
	let n = o(t);
	return e.formats.find((e) => o(e.id) === n || o(e.name) === n);
}
function Vn(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [o, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === o);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${o}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === o)?.formats, s = n ? `That is for the format ${a(n, "or")}` : i.length > 0 ? `It has ${a(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${o}`,
				message: `${e.name} ${t} has no option “${o}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function Hn(e, t, n) {
	let r = {};
	for (let [i, o] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof o != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${o}.`
		}) : o === !1 || (t.upTo !== void 0 && (typeof o != "number" || !Number.isInteger(o) || o < 1 || o > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = o);
		else {
			let t = e.house.length > 0 ? `It has ${a(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var Un = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", Wn = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function Gn(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (Wn[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var Kn = new Map([...Un].map((e, t) => [e, t])), b = class extends Error {}, qn = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = Kn.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || Gn(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new b();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new b();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new b();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new b();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Jn = 400;
function Yn(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = qn.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Zn(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [Qn, $n]) for (let r of t(n, xn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new b();
		let a = In(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${Fn(a.faults)}`
		};
	} catch (e) {
		if (e instanceof b) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function Xn(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: On(e, t.settings, n).deck
	};
}
function Zn(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new b();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new b();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new b();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Jn) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function Qn(e, t) {
	let n = e.small();
	if (n > t) throw new b();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: er((i?.[t] ?? 0) + 1)
	}));
}
function $n(e, t) {
	let n = e.small();
	if (n > t) throw new b();
	return Array.from({ length: n }, () => ({
		card: e.text(Jn * 2),
		count: er(e.small() + 1)
	}));
}
function er(e) {
	if (e > 99) throw new b();
	return e;
}
// lib/deck/code/given-deck.ts
function tr(e, t, n) {
	let r = mn(n), i = r && Yn(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = Xn(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
vn(), m();
function nr({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var rr = y((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = nr(n);
		if (r) for (let i of n.cards) ir(t, Ee(e.game, i), r);
	}
	return t;
});
function ir(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function ar(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = rr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(o(e)) ?? []);
	return [...r, ...new Set(a)];
}
function or(e, t, { pool: n, builtIn: r, piles: i }, a) {
	let { format: o, options: s, house: c, entries: l } = t, u = l.reduce((e, { count: t }) => e + t, 0);
	if (u > 500) return `This deck has ${u} cards, but a table only has room for 500.`;
	let d = sr(t, n).filter(({ from: t }) => e.begins[t] !== void 0);
	if (d.length === 0) return "There is no card to play with.";
	let f = (e.supplies?.(d, i, {
		format: o,
		options: s
	}) ?? []).flatMap(({ label: e, count: t, from: n }) => {
		let i = d.find((t) => t.label === e) ?? r.find(e);
		if (i === void 0 || !("card" in i)) throw Error(`the pile ${n} names no card: ${e}`);
		return lr({
			card: i.card,
			label: i.label,
			from: n
		}, t);
	}), p = ar(n, d.map(({ label: e }) => e), []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	}));
	return {
		seed: a,
		format: o,
		options: s,
		house: c,
		cards: [...d, ...f],
		...p.length > 0 && { sets: p }
	};
}
function sr({ entries: e }, t) {
	return [...e].sort(cr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => lr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function cr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function lr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/film-maker.ts
m();
function ur(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [o(e), t])), s = new Oe(t, n, a);
	return async ({ code: r, sets: o, seed: c, ...l }) => {
		let u = await t.goldfish(), d = o.length === 0 ? s : new Oe(t, [...n, ...o], a), f = tr(e, d, r);
		if (!f || "why" in f) return { why: f?.why ?? "This link holds no deck." };
		let p = or(u, f.deck, {
			pool: d,
			builtIn: s,
			piles: i
		}, c);
		if (typeof p == "string") return { why: p };
		let ee = cn(new Jt(u), p, l), te = [...new Map(p.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => dr(t, e, n)), ne = f.deck.misread.map(({ text: e }) => e);
		return {
			...ee,
			cards: te,
			fingerprint: rn(u, p),
			left: ne
		};
	};
}
function dr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, fr(n)]];
		}),
		text: n.text ?? ""
	};
}
function fr(e) {
	return Array.isArray(e) ? e.map(fr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${fr(t)}`).join(", ");
}
// lib/games/shoulder-of-orion/book/interpretations.ts
var pr = [
	{
		id: "exactly-40",
		text: "We read a deck of 40 cards as exactly 40. The 3 heroes come on top."
	},
	{
		id: "heroes-by-section",
		text: "The heroes of a deck are the cards in its section Heroes. A hero in Main only counts for size and copies."
	},
	{
		id: "shared-faction",
		text: "Generic is not a faction that heroes can share, and a second copy of a hero counts as another hero."
	},
	{
		id: "sideboard-apart",
		text: "The limit of 3 cards of one name is on the deck, and the sideboard is not the deck: 3 in Main and 1 in the sideboard are legal, with advice."
	},
	{
		id: "english-name",
		text: "Names are the same whatever their case, accents and spacing."
	},
	{
		id: "hybrid-by-one-hero",
		text: "A Hybrid card needs one Hybrid hero whose factions are all on the card. A third faction on the card does no harm, and two heroes do not open it together."
	},
	{
		id: "one-of-its-factions",
		text: "A general card with several factions needs one of them among the heroes' factions. The house rule asks for all of them except Generic.",
		house: "all-factions"
	},
	{
		id: "subfaction-alone",
		text: "A card of a hero's subfaction is allowed whatever its faction, as for Knights printed on a Swarm card."
	}
], x, mr, hr, gr, _r, vr, yr, br, xr, S, Sr, Cr, wr, Tr, Er, Dr, C, Or, kr, Ar, jr, Mr, w = t((() => {
	x = "Shoulder of Orion rules", mr = {
		rulebook: x,
		part: "Deck construction"
	}, hr = {
		rulebook: x,
		part: "Sideboard"
	}, gr = {
		rulebook: x,
		part: "Before the game"
	}, _r = {
		rulebook: x,
		part: "Opening hand"
	}, vr = {
		rulebook: x,
		part: "Hand size"
	}, yr = {
		rulebook: x,
		part: "Energy stack"
	}, br = {
		rulebook: x,
		part: "Turn: beginning"
	}, xr = {
		rulebook: x,
		part: "Turn: play step"
	}, S = {
		rulebook: x,
		part: "Cache"
	}, Sr = {
		rulebook: x,
		part: "Turn: orbiting cards"
	}, Cr = {
		rulebook: x,
		part: "Active and inactive player"
	}, wr = {
		rulebook: x,
		part: "Turn: rally"
	}, Tr = {
		rulebook: x,
		part: "Turn: cleanup"
	}, Er = {
		rulebook: x,
		part: "Turn: draw"
	}, Dr = {
		rulebook: x,
		part: "Tech levels"
	}, C = {
		rulebook: x,
		part: "Attack actions"
	}, Or = {
		rulebook: x,
		part: "Blocking"
	}, kr = {
		rulebook: x,
		part: "Supertypes"
	}, Ar = {
		rulebook: x,
		part: "Heroes and transforming"
	}, jr = {
		rulebook: x,
		part: "Playing cards"
	}, Mr = {
		rulebook: x,
		part: "Resolving cards"
	};
}));
// lib/games/shoulder-of-orion/book/rules.ts
w();
var Nr = [], Pr, T, Fr, Ir, Lr = t((() => {
	Pr = [
		"action",
		"attack-action",
		"augment",
		"aura",
		"fortification",
		"instant",
		"item",
		"warrior"
	], T = {
		is: "number",
		min: 0,
		max: 99
	}, Fr = {
		is: "word",
		of: [
			"land",
			"air",
			"space"
		]
	}, Ir = [
		{
			name: "type",
			label: "type",
			shapes: [{
				is: "word",
				of: ["hero", ...Pr]
			}],
			search: "t"
		},
		{
			name: "factions",
			label: "factions",
			shapes: [{ is: "words" }],
			search: "f"
		},
		{
			name: "subfaction",
			label: "subfaction",
			shapes: [{ is: "word" }],
			search: "f",
			mayLack: !0
		},
		{
			name: "supertype",
			label: "supertype",
			shapes: [Fr],
			kinds: ["fortification", "warrior"]
		},
		{
			name: "subtype",
			label: "subtype",
			shapes: [{ is: "word" }],
			mayLack: !0
		},
		{
			name: "tier",
			label: "tech tier",
			shapes: [T],
			kinds: Pr
		},
		{
			name: "cost",
			label: "cost",
			shapes: [T],
			kinds: Pr,
			search: "c"
		},
		{
			name: "attack",
			label: "attack",
			shapes: [T],
			kinds: ["attack-action", "warrior"]
		},
		{
			name: "health",
			label: "health",
			shapes: [T],
			kinds: ["fortification", "warrior"]
		},
		{
			name: "transform",
			label: "transform cost",
			shapes: [T],
			kinds: ["hero"]
		},
		{
			name: "frontline",
			label: "frontline side",
			shapes: [{
				is: "record",
				fields: {
					attack: T,
					health: T,
					supertype: Fr
				}
			}],
			kinds: ["hero"]
		}
	];
}));
// lib/games/shoulder-of-orion/cards/layout.ts
Lr();
var Rr = [];
// lib/core/judge/rule.ts
function zr() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
// lib/games/shoulder-of-orion/cards/sections.ts
var Br = [
	{
		id: "heroes",
		name: "Heroes",
		also: ["hero"],
		kinds: ["hero"]
	},
	{
		id: "main",
		name: "Main",
		also: ["deck", "main deck"]
	},
	{
		id: "sideboard",
		name: "Sideboard",
		also: ["side", "side board"],
		prefix: "SB",
		optional: !0
	}
], { rule: Vr, heroes: Hr, main: Ur, sideboard: Wr } = zr()("shoulder-of-orion", Br), Gr = [], Kr = /* @__PURE__ */ n({ drawings: () => qr }), qr, Jr = t((() => {
	qr = [];
})), Yr = /* @__PURE__ */ n({ intro: () => Xr }), Xr, Zr = t((() => {
	Xr = [];
})), Qr = /* @__PURE__ */ n({ terms: () => $r }), $r, ei = t((() => {
	$r = [];
}));
// lib/core/table/boxed-decks.ts
function ti(e, t) {
	return t === void 0 ? e : `${e} (${t})`;
}
function ni(e) {
	return [...new Set(e.map(({ id: e, from: t = e }) => t))];
}
function ri(e, t, n) {
	let r = n.map(({ label: e }) => ({
		label: e,
		count: 1,
		from: oi
	}));
	return ni(e).flatMap((e) => e === oi ? r : (t[e] ?? []).map(([t, n]) => ({
		label: t,
		count: n,
		from: e
	})));
}
function ii(e, t, n) {
	let r = (e, { id: n, from: r = n, without: i = [] }) => e.in(t).filter((t) => e.start.cards[t]?.from === r && !i.includes(e.label(t)));
	return {
		do: "face",
		says: "Face",
		isForPerson: !0,
		at: () => "a deck that may sit opposite",
		targets: (t) => [...e.flatMap((e) => r(t, e).length > 0 ? e.id : []), ai],
		names: (t, n) => {
			let r = e.find(({ id: e }) => e === n);
			return r ? ti(r.name, r.level) : n;
		},
		play: (t, i, a) => {
			t.leave();
			let o = e.find(({ id: e }) => e === a);
			o && n(t, r(t, o));
		}
	};
}
var ai, oi, si = t((() => {
	ai = "nobody", oi = "twin";
}));
// lib/core/table/sides.ts
function ci({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = (e) => e.map((e) => [e.id, r(e).id]);
	return {
		zones: a(e.zones, t.zones),
		counters: a(e.counters, t.counters),
		pairs: {
			zones: o(e.zones),
			counters: o(e.counters)
		}
	};
}
var li = t((() => {}));
// lib/games/shoulder-of-orion/table/table.ts
function ui(e, t, n) {
	return e.isTheirs(t) ? O[`enemy-${n}`] : O[n];
}
function di(e) {
	let t = e.get(k.attacker) - 1;
	return t >= 0 && e.isTheirs(t);
}
function fi(e) {
	return e.side === 0 ? "the opponent has" : "you have";
}
function pi(e) {
	let t = e.said("hand-maximum", -1);
	return t.length === 0 ? e.get(k.handSize) : Math.min(...t);
}
function mi(e) {
	return Math.max(e.count(O.hand) - pi(e), 0);
}
function E(e, t) {
	let { type: n } = e.card(t);
	return n === "warrior" || n === "hero";
}
function D(e, t) {
	return e.isTheirs(t);
}
function hi(e) {
	let t = e.type === "hero" ? e.frontline?.attack : e.attack;
	return typeof t == "number" ? t : void 0;
}
function gi(e, t) {
	let n = e.card(t), r = hi(n);
	if (r === void 0) return;
	if (n.type === "attack-action") return Math.max(r + e.sum("rider", t), 0);
	let i = e.token(t, A.attack) + e.token(t, A.attackNow) + e.sum("attack", t);
	return Math.max(r + i, 0);
}
function _i(e, t) {
	return e.token(t, A.harmless) > 0 ? 0 : gi(e, t) ?? 0;
}
function vi(e, t) {
	let n = e.card(t), r = n.type === "hero" ? n.frontline?.health : n.health;
	if (typeof r == "number") return r + e.token(t, A.health) + e.token(t, A.healthNow);
}
function yi(e, t) {
	return vi(e, t) !== void 0;
}
function bi(e, t) {
	let n = vi(e, t);
	return n === void 0 ? void 0 : n + e.sum("health", t);
}
function xi(e, t, n) {
	let r = vi(e, t);
	if (r === void 0) return !1;
	let i = e.token(t, A.damage);
	return (n || i >= r) && i >= r + e.sum("health", t);
}
var Si, Ci, wi, Ti, Ei, O, k, A, Di, j = t((() => {
	ct(), li(), Si = {
		face: "down",
		hides: !0
	}, {zones: Ci, counters: wi, pairs: Ti} = ci({
		player: {
			zones: [
				{
					id: "draw",
					name: "Deck",
					face: "down",
					as: "pile",
					theirs: Si
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: Si
				},
				{
					id: "heroes",
					name: "Hero Zone",
					face: "up",
					as: "play"
				},
				{
					id: "ao",
					name: "AO",
					face: "up",
					as: "play"
				},
				{
					id: "cache",
					name: "Cache",
					face: "up",
					as: "hand"
				},
				{
					id: "energy",
					name: "Energy Stack",
					face: "up",
					as: "hand"
				},
				{
					id: "orbit",
					name: "Orbit",
					face: "down",
					as: "hand",
					theirs: Si
				},
				{
					id: "discard",
					name: "Discard",
					face: "up",
					as: "pile"
				},
				{
					id: "removed",
					name: "Removed",
					face: "up",
					as: "pile"
				}
			],
			counters: [
				{
					id: "energy",
					name: "Energy Pool",
					theirs: { hidden: !0 }
				},
				{
					id: "techLevel",
					name: "Tech Level"
				},
				{
					id: "life",
					name: "Life",
					theirs: { id: "dummyLife" }
				},
				{
					id: "handSize",
					name: "Maximum hand size",
					theirs: { hidden: !0 }
				},
				{
					id: "first",
					name: "Goes first",
					hidden: !0
				},
				{
					id: "cached",
					name: "The cache was added to",
					hidden: !0
				},
				{
					id: "spent",
					name: "The cache was used for energy",
					hidden: !0
				},
				{
					id: "warriors",
					name: "Warriors played this turn",
					hidden: !0
				},
				{
					id: "tide",
					name: "Tide warriors played this turn",
					hidden: !0
				},
				{
					id: "instants",
					name: "Instants played this turn",
					hidden: !0
				},
				{
					id: "attackActions",
					name: "Attack Actions played this turn",
					hidden: !0
				},
				{
					id: "techCheaper",
					name: "The next Tech Level costs less by",
					hidden: !0
				},
				{
					id: "shield",
					name: "Damage prevented this turn",
					hidden: !0
				},
				{
					id: "warded",
					name: "Fortifications take no damage this turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [{
				id: "sideboard",
				name: "Sideboard",
				face: "up",
				as: "hand"
			}, {
				id: "box",
				name: "Box",
				face: "down",
				as: "pile",
				isAside: !0
			}],
			counters: [
				{
					id: "faced",
					name: "Somebody is opposite",
					hidden: !0
				},
				{
					id: "attacker",
					name: "The card that attacks, plus 1",
					hidden: !0
				},
				{
					id: "denied",
					name: "The attack has no effect",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Their ${e}`
	}), Ei = [
		{
			id: "damage",
			name: "Damage"
		},
		{
			id: "attack",
			name: "Attack changed by",
			sign: "attack",
			stat: "attack",
			mayBeNegative: !0
		},
		{
			id: "health",
			name: "Health changed by",
			sign: "health",
			stat: "health",
			mayBeNegative: !0
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "blocked",
			name: "Has blocked this turn",
			hidden: !0
		},
		{
			id: "blocking",
			name: "Blocks this attack",
			hidden: !0
		},
		{
			id: "attackNow",
			name: "Attack changed this turn by",
			sign: "attack",
			mayBeNegative: !0
		},
		{
			id: "healthNow",
			name: "Health changed this turn by",
			sign: "health",
			mayBeNegative: !0
		},
		{
			id: "harmless",
			name: "Deals no damage this turn"
		},
		{
			id: "used",
			name: "Was used this turn",
			hidden: !0
		},
		{
			id: "returned",
			name: "Was played from the discard pile",
			hidden: !0
		}
	], O = at(Ci), k = ot(wi), A = ot(Ei), Di = [
		{
			zone: "enemy-ao",
			row: 1,
			column: 1,
			span: 7,
			side: "enemy",
			as: "row"
		},
		{
			zone: "enemy-heroes",
			row: 1,
			column: 8,
			span: 3,
			side: "enemy",
			as: "row"
		},
		{
			zone: "ao",
			row: 2,
			column: 1,
			span: 10,
			side: "mine",
			as: "row",
			height: 1.1
		},
		{
			zone: "heroes",
			row: 3,
			column: 1,
			span: 6,
			side: "mine",
			as: "row"
		},
		{
			zone: "orbit",
			row: 3,
			column: 7,
			span: 4,
			side: "mine",
			as: "row"
		},
		{
			zone: "cache",
			row: 4,
			column: 1,
			span: 5,
			side: "mine",
			as: "row"
		},
		{
			zone: "energy",
			row: 4,
			column: 6,
			span: 5,
			side: "mine",
			as: "row"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		{
			zone: "draw",
			side: "mine",
			as: "pile"
		},
		{
			zone: "discard",
			side: "mine",
			as: "pile"
		},
		{
			zone: "removed",
			side: "mine",
			as: "pile"
		},
		{
			zone: "sideboard",
			side: "mine",
			as: "pile"
		},
		{
			zone: "enemy-hand",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-draw",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-cache",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-energy",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-orbit",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-discard",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-removed",
			side: "enemy",
			as: "pile"
		}
	];
}));
// lib/games/shoulder-of-orion/table/combat.ts
function Oi(e, t = O.ao) {
	let n = [];
	for (let r of e.in(t)) E(e, r) && n.push(r);
	return n;
}
function ki(e, t) {
	let n = e.card(t);
	return e.sum("is-air", t) > 0 ? qi.indexOf("air") : qi.indexOf((n.type === "hero" ? n.frontline?.supertype : n.supertype) ?? void 0);
}
function Ai(e, t) {
	return Math.max((bi(e, t) ?? 0) - e.token(t, A.damage), 0);
}
function ji(e, t, n) {
	let r = Zi[ki(e, t)];
	return r !== void 0 && e.sum(r, n) > 0 || e.said("evades-attack", n).some((n) => (gi(e, t) ?? 0) <= n) || e.said("evades-health", n).some((n) => (bi(e, t) ?? 0) <= n);
}
function Mi(e, t) {
	return Ai(e, t) + Ni(e, t);
}
function Ni(e, t) {
	let n = e.get(k.attacker) - 1;
	return n >= 0 && e.card(n).type === "attack-action" ? e.sum("hardened", t) : 0;
}
function Pi(e, t, n) {
	let r = Ni(e, t), i = Math.min(n, Ai(e, t) + r);
	return e.setToken(t, A.damage, e.token(t, A.damage) + Math.max(i - r, 0)), n - i;
}
function Fi(e, t, n) {
	let r = t ? k["enemy-shield"] : k.shield, i = e.get(r);
	return i > 0 && e.set(r, Math.max(i - n, 0)), Math.max(n - i, 0);
}
function Ii(e, t, n) {
	let r = e.isTheirs(t), i = e.card(t).type === "fortification";
	if (i && e.get(r ? k["enemy-warded"] : k.warded) > 0) return 0;
	let a = i ? Fi(e, r, n) : n;
	return e.setToken(t, A.damage, e.token(t, A.damage) + a), a;
}
function Li(e, t) {
	return t === e ? "" : t === 0 ? " nothing goes through, and" : ` ${t} of it ${t === 1 ? "goes" : "go"} through, and`;
}
function Ri(e) {
	return e === 0 ? "no life left" : `${e} life`;
}
function zi(e, t) {
	return e.in(t).filter((t) => e.token(t, A.blocking) > 0).sort((t, n) => Mi(e, t) - Mi(e, n));
}
function Bi(e, t) {
	return e.in(t).filter((t) => e.sum("lure", t) > 0);
}
function Vi(e, t, n) {
	return e.as(+(e.ownerOf(t) === 0), () => e.said("shrugs", -1).includes(n));
}
function Hi(e, t, n) {
	let r = n;
	for (let n of zi(e, O["enemy-ao"])) {
		let i = E(e, t) ? _i(e, n) : 0, a = r;
		r = Pi(e, n, r);
		let o = a - r, s = i - Pi(e, t, i);
		e.say(() => {
			let r = s > 0 ? ` and deals ${s} to ${e.label(t)}` : "";
			return `${e.label(n)} blocks, takes ${o}${r}.`;
		});
	}
	return r;
}
function Ui(e, t, n, r) {
	let i = e.args.onto ?? -1, a = i >= 0 && e.zoneOf(i) === O["enemy-ao"] ? i : -1;
	if (a >= 0) {
		let i = Ii(e, a, r + (r > 0 ? e.sum("breaks", t) : 0));
		return e.say(() => `${e.label(t)} attacks ${e.label(a)} for ${n}: it takes ${i}.`), 0;
	}
	let o = Vi(e, t, n) ? 0 : Fi(e, !0, r), s = Math.max(e.get(k.dummyLife) - o, 0);
	return e.set(k.dummyLife, s), e.say(() => `${e.label(t)} attacks for ${n}:${Li(n, o)} ${fi(e)} ${Ri(s)}.`), o;
}
function Wi(e, t) {
	if (e.get(k.denied) > 0) {
		e.say(() => `The attack of ${e.label(t)} has no effect.`);
		return;
	}
	let n = _i(e, t), r = zi(e, O["enemy-ao"]).length > 0, i = Ui(e, t, n, Hi(e, t, n));
	e.tell(r ? "blocked" : "unblocked", t), i > 0 && e.tell("damages", t);
}
function Gi(e, t) {
	return !E(e, t) || e.zoneOf(t) === O.ao;
}
function Ki(e) {
	for (let t of [
		O.ao,
		O.heroes,
		O["enemy-ao"],
		O["enemy-heroes"]
	]) for (let n of e.in(t)) {
		for (let t of ea) e.setToken(n, t, 0);
		for (let t of e.in(e.under(n))) e.setToken(t, A.used, 0);
		E(e, n) && (e.setToken(n, A.damage, 0), e.setToken(n, A.blocked, 0));
	}
	for (let t of ta) e.set(t, 0);
}
var qi, Ji, Yi, Xi, Zi, Qi, $i, ea, ta, na = t((() => {
	j(), qi = [
		"land",
		"air",
		"space"
	], Ji = [
		{
			id: "rallied",
			cite: C,
			holds: (e, t) => !e.isExhausted(t) || e.sum("blocks-exerted", t) > 0,
			lacks: () => "it is exerted"
		},
		{
			id: "blocks",
			cite: Or,
			holds: (e, t) => e.token(t, A.blocked) <= +(e.sum("blocks-again", t) > 0),
			lacks: () => "a warrior blocks one attack a turn, and it has blocked"
		},
		{
			id: "health",
			cite: C,
			holds: (e, t) => yi(e, t) || void 0,
			lacks: () => "not known: its health was never published"
		},
		{
			id: "evaded",
			cite: C,
			holds: (e, t, n) => n < 0 || !ji(e, t, n),
			lacks: (e, t, n) => `a text of ${e.label(n)} says that it cannot be blocked by this warrior`
		},
		{
			id: "supertype",
			cite: kr,
			holds: (e, t, n) => {
				if (n < 0 || !E(e, n)) return !0;
				let [r, i] = [ki(e, t), ki(e, n)];
				return r < 0 || i < 0 || Math.abs(r - i) <= 1;
			},
			lacks: (e, t, n) => `${qi[ki(e, t)]} does not meet ${qi[ki(e, n)]}`
		}
	], Yi = Ji.map(({ id: e, cite: t, holds: n, lacks: r }) => ({
		id: e,
		cite: t,
		holds: (e, t) => n(e, t, e.get(k.attacker) - 1),
		lacks: (e, t) => r(e, t, e.get(k.attacker) - 1)
	})), Xi = {
		land: "evades-land",
		air: "evades-air",
		space: "evades-space"
	}, Zi = qi.map((e) => `evades-${e}`), Qi = {
		id: "strike",
		name: "Attack",
		cite: C,
		says: "The opponent may block. What its blocker cannot take goes through.",
		begin: (e, { card: t = -1, onto: n = -1 }) => {
			if (!Gi(e, t)) return;
			let r = n < 0 ? Bi(e, O["enemy-ao"])[0] ?? -1 : n;
			e.set(k.attacker, t + 1), e.call("damage", {
				card: t,
				onto: r
			}), e.get(k.faced) !== 0 && (e.call("block", {
				card: t,
				onto: r
			}, +(e.side === 0)), e.tell("attacked", t));
		},
		moves: []
	}, $i = {
		id: "damage",
		name: "Damage",
		cite: C,
		says: "Blockers take the damage of the attack first. The rest goes through.",
		begin: (e, { card: t = -1 }) => {
			Gi(e, t) && Wi(e, t), e.set(k.attacker, 0), e.set(k.denied, 0);
			for (let t of e.in(O["enemy-ao"])) e.setToken(t, A.blocking, 0);
		},
		moves: []
	}, ea = [
		A.attackNow,
		A.healthNow,
		A.harmless,
		A.used
	], ta = [
		k.warriors,
		k.tide,
		k.instants,
		k.attackActions,
		k.techCheaper,
		k.shield,
		k.warded,
		k["enemy-warriors"],
		k["enemy-tide"],
		k["enemy-instants"],
		k["enemy-attackActions"],
		k["enemy-techCheaper"],
		k["enemy-shield"],
		k["enemy-warded"]
	];
}));
// lib/games/shoulder-of-orion/table/paying.ts
function ra(e, t) {
	return e.get(t) === 0 || e.sum("free-cache", -1) > 0;
}
function ia(e) {
	return e.count(O.cache) > 0 && ra(e, k.cached);
}
function aa(e, t) {
	let n = e.count(O.hand) - +(t >= 0 && e.zoneOf(t) === O.hand), r = ia(e) ? e.count(O.cache) : 0;
	return e.get(k.energy) + n + r;
}
function oa(e, t, n) {
	let r = e.isExhausted(t) ? 0 : e.sum("mints-from", t);
	return r > 0 && (e.card(n).cost ?? 0) >= r ? e.sum("mints", t) : 0;
}
function sa(e, t) {
	let n = 0;
	for (let r of e.in(O.ao)) n += oa(e, r, t);
	return n;
}
function ca(e, t) {
	return aa(e, t) + (t < 0 ? 0 : sa(e, t));
}
function la(e, t, n) {
	let r = aa(e, n);
	return r >= t || n >= 0 && r + sa(e, n) >= t;
}
function ua(e, t, n = -1) {
	let { cost: r } = e.card(t);
	if (typeof r == "number") return Math.max(r + e.sum("cost", t) + (n < 0 ? 0 : e.sum("augment-cost", n)), 0);
}
function da(e) {
	return Math.max(ha - e.get(k.techCheaper), 0);
}
function fa(e, t) {
	e.call("pay", { ...t });
}
function pa(e) {
	e.get(k.energy) >= (e.args.cost ?? 0) && e.leave();
}
function ma(e) {
	return {
		id: "pay",
		name: "Pay",
		cite: yr,
		says: "Cards from your hand pay one energy each. If you cached nothing this turn, you may move the whole cache at once instead.",
		asks: (e) => {
			let { cost: t = 0, card: n = -1 } = e.args;
			return `Pay ${t - e.get(k.energy)} more energy for ${n < 0 ? "the next tech level" : e.label(n)}. Press cards in your hand: each pays 1.`;
		},
		forMe: "Pay with",
		about: (e) => [e.args.card ?? -1],
		begin: pa,
		moves: [
			ga,
			_a,
			va
		],
		mayPass: () => !1,
		end: (t, n) => {
			t.add(k.energy, -(n.cost ?? 0)), e(t, n);
		}
	};
}
var M, ha, ga, _a, va, ya = t((() => {
	w(), j(), M = {
		card: 0,
		transform: 1,
		tech: 2,
		ability: 3,
		exertion: 4,
		text: 5
	}, ha = 2, ga = {
		do: "energy",
		says: "Put a card into the Energy Stack",
		of: "another card in your hand",
		cards: (e) => e.in(O.hand).filter((t) => t !== e.args.card),
		play: (e, t) => {
			e.move(t, O.energy), e.add(k.energy, 1), e.say(() => `${e.label(t)} goes into the Energy Stack: 1 energy.`), pa(e);
		}
	}, _a = {
		do: "use-cache",
		says: "Use the whole Cache for energy",
		uses: "the whole Cache",
		cite: S,
		needs: [{
			id: "cache",
			cite: S,
			holds: (e) => e.count(O.cache) > 0,
			lacks: () => "your cache is empty"
		}, {
			id: "cached",
			cite: S,
			holds: (e) => ra(e, k.cached),
			lacks: () => "you have cached a card in this turn, so the cache is not used"
		}],
		play: (e) => {
			let t = [...e.in(O.cache)];
			for (let n of t) e.move(n, O.energy);
			e.add(k.energy, t.length), e.set(k.spent, 1), e.say(() => `The whole cache is used: ${t.length} energy.`), pa(e);
		}
	}, va = {
		do: "mint",
		says: "Exert a card for energy",
		of: "a rallied card in your AO whose text gives energy for what is paid",
		cards: (e) => e.args.for === M.card ? e.in(O.ao).filter((t) => oa(e, t, e.args.card ?? -1) > 0) : [],
		play: (e, t) => {
			let n = oa(e, t, e.args.card ?? -1);
			e.exhaust(t), e.add(k.energy, n), e.say(() => `${e.label(t)} is exerted: ${n} energy.`), pa(e);
		}
	};
}));
// lib/games/shoulder-of-orion/table/play-step.ts
function ba(e) {
	return e.turn > 1 || e.get(k.first) === 0;
}
function xa(e, t) {
	return {
		id: "energy",
		cite: yr,
		isPrice: !0,
		holds: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 ? void 0 : la(n, a, t ? r : -1);
		},
		lacks: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 ? "not known: its cost was never published" : `costs ${a} energy, you can pay ${ca(n, t ? r : -1)}`;
		}
	};
}
function Sa(e) {
	return e.startsWith("#") ? Number(e.slice(1)) : -1;
}
function Ca(e) {
	let t = Bi(e, O["enemy-ao"]);
	if (t.length > 0) return t.map((e) => `#${e}`);
	let n = e.in(O["enemy-ao"]).filter((t) => e.card(t).type === "fortification");
	return n.length === 0 ? Ma : ["", ...n.filter((t) => wa(e, t)).map((e) => `#${e}`)];
}
function wa(e, t) {
	return bi(e, t) !== void 0;
}
function Ta(e) {
	let t = [...e.in(O.hand), ...e.in(O.orbit)];
	for (let n of e.in(O.discard)) e.sum("from-discard", n) > 0 && t.push(n);
	return t;
}
var Ea, Da, Oa, ka, Aa, ja, Ma, Na, Pa, Fa, Ia, La, Ra, za, Ba = t((() => {
	Qe(), w(), na(), ya(), j(), Ea = (e, t) => e.card(t).type === "hero", Da = (e, t) => e.card(t).type === "attack-action", Oa = {
		id: "type",
		cite: jr,
		holds: (e, t) => !Ea(e, t),
		lacks: () => "a hero is not played; it begins in the Hero Zone and transforms"
	}, ka = {
		id: "tech-level",
		cite: Dr,
		isPrice: !0,
		holds: (e, t) => {
			if (Ea(e, t)) return !0;
			let { tier: n } = e.card(t);
			return typeof n == "number" ? n <= e.get(k.techLevel) : void 0;
		},
		lacks: (e, t) => {
			let { tier: n } = e.card(t);
			return typeof n == "number" ? `needs Tech Level ${n}, you have ${e.get(k.techLevel)}` : "not known: its tier was never published";
		}
	}, Aa = {
		id: "first-turn",
		cite: C,
		holds: ba,
		lacks: () => "who goes first makes no attack in the first turn"
	}, ja = {
		id: "sacrifice",
		cite: jr,
		holds: (e, t) => !Da(e, t) || e.sum("sacrifice", t) === 0 || Oi(e).length > 0,
		lacks: () => "needs a warrior of yours as an additional cost, you have none"
	}, Ma = [""], Na = {
		do: "play",
		says: "Play",
		cards: Ta,
		targets: (e, t) => {
			let { type: n } = e.card(t);
			return n === "attack-action" ? Ca(e) : n === "augment" ? Oi(e).map((e) => `#${e}`) : Ma;
		},
		cite: jr,
		of: "a card in your hand or in orbit",
		at: (e, t) => Da(e, t) ? "something that may be attacked" : "a warrior of yours",
		needs: [
			Oa,
			ka,
			{
				...Aa,
				holds: (e, t) => !Da(e, t) || ba(e)
			},
			ja,
			xa((e, t, n) => Ea(e, t) ? 0 : ua(e, t, Sa(n)), !0)
		],
		play: (e, t, n) => {
			let r = Sa(n), i = ua(e, t, r) ?? 0;
			e.say(() => `${e.label(t)} is played for ${i} energy.`), fa(e, {
				for: M.card,
				cost: i,
				card: t,
				onto: r
			});
		}
	}, Pa = {
		...Na,
		of: "an Instant in your hand or in orbit",
		cards: (e) => Ta(e).filter((t) => e.card(t).type === "instant")
	}, Fa = {
		do: "cache",
		isElsewhere: !0,
		says: "Cache and draw one",
		cite: S,
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		needs: [{
			id: "cached",
			cite: S,
			holds: (e) => e.get(k.cached) === 0,
			lacks: () => "one card a turn goes to the cache, and you have cached one"
		}, {
			id: "cache-used",
			cite: S,
			holds: (e) => ra(e, k.spent),
			lacks: () => "your cache was used in this turn, so nothing is added to it"
		}],
		play: (e, t) => {
			e.move(t, O.cache), e.set(k.cached, 1), e.say(() => `${e.label(t)} goes to the cache.`), e.count(O.draw) > 0 && e.call("cache-draw"), e.tell("cached", t);
		}
	}, Ia = {
		do: "orbit",
		isElsewhere: !0,
		says: "Put a card into orbit",
		cite: Sr,
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		needs: [{
			id: "orbit",
			cite: Sr,
			holds: (e) => e.count(O.orbit) < e.get(k.techLevel),
			lacks: (e) => {
				let t = e.get(k.techLevel);
				return `needs an empty orbit slot: Tech Level ${t} gives you ${t}, and ${e.count(O.orbit)} ${e.count(O.orbit) === 1 ? "is" : "are"} filled`;
			}
		}],
		play: (e, t) => {
			e.move(t, O.orbit), e.say(() => `${e.known(t)} goes into orbit.`);
		}
	}, La = {
		do: "tech",
		says: "Raise the Tech Level by 1 for 2 energy",
		key: "t",
		cite: Dr,
		needs: [xa(da, !1)],
		play: (e) => fa(e, {
			for: M.tech,
			cost: da(e),
			card: -1,
			onto: -1
		})
	}, Ra = {
		do: "transform",
		says: "Transform a hero",
		cite: Ar,
		of: "a hero of yours",
		cards: (e) => [...e.in(O.heroes), ...e.in(O.ao)].filter((t) => Ea(e, t)),
		needs: [xa((e, t) => e.card(t).transform ?? void 0, !1)],
		play: (e, t) => {
			let n = e.card(t).transform ?? 0;
			e.say(() => `${e.label(t)} transforms for ${n} energy.`), fa(e, {
				for: M.transform,
				cost: n,
				card: t,
				onto: -1
			});
		}
	}, za = {
		do: "attack",
		says: "Attack",
		names: (e, t) => t === "" ? "the opponent" : e.label(Number(t.slice(1))),
		cite: C,
		of: "a warrior in your AO",
		at: () => "something that may be attacked",
		cards: (e) => Oi(e),
		targets: Ca,
		needs: [
			Aa,
			{
				id: "rallied",
				cite: C,
				holds: (e, t) => !e.isExhausted(t),
				lacks: () => "it is exerted, and rallies at the end of your turn"
			},
			{
				id: "attack",
				cite: C,
				holds: (e, t) => hi(e.card(t)) !== void 0 || void 0,
				lacks: () => "not known: its attack was never published"
			}
		],
		play: (e, t, n) => {
			e.exhaust(t), e.use(t), e.call("strike", {
				card: t,
				onto: n === "" ? -1 : Number(n.slice(1))
			}), e.tell("attacks", t);
		}
	};
}));
// lib/games/shoulder-of-orion/opposite/opposite.ts
function Va(e, t) {
	return ri(Ga, t, e.filter(({ from: e }) => e !== "sideboard"));
}
function Ha(e) {
	return e.get(k.faced) > 0;
}
function Ua(e, t) {
	return Ve(e, Ya) || Ve(e, Pa) || t.canUse(e);
}
function Wa(e) {
	return {
		id: "block",
		name: "Block",
		cite: C,
		says: "Your warriors may exert to block, and what they cannot take goes through. A warrior that blocks stays exerted, so it does not attack in your next turn.",
		asks: (e) => {
			let { card: t = -1, onto: n = -1 } = e.args, r = n < 0 ? "you" : e.label(n);
			return `${e.label(t)} attacks ${r} for ${_i(e, t)}. Choose the warriors that block, then let it strike. A warrior that blocks does not attack in your next turn.`;
		},
		about: (e) => [e.args.card ?? -1],
		isOpen: !0,
		passing: "Let it strike",
		run: (t) => {
			Ua(t, e) || t.leave();
		},
		moves: [
			Ya,
			Pa,
			e.use
		]
	};
}
var Ga, Ka, qa, Ja, Ya, Xa = t((() => {
	si(), Qe(), w(), na(), Ba(), j(), Ga = [
		{
			id: "patrol",
			name: "Banner Patrol, a practice deck with one hero",
			from: "banner",
			without: ["Banneret Apollo", "Marshal Ilse Thorne"]
		},
		{
			id: "banner",
			name: "Banner Charge, a practice deck with three heroes",
			level: "harder"
		},
		{
			id: "twin",
			name: "your own deck"
		},
		{
			id: "garrison",
			name: "a garrison of warriors without heroes",
			level: "easier"
		}
	], Ka = ni(Ga), qa = ii(Ga, O.box, (e, t) => {
		e.set(k.faced, 1);
		for (let n of t) e.move(n, e.card(n).type === "hero" ? O["enemy-heroes"] : O["enemy-draw"]);
		e.say(() => "An opponent sits opposite and plays by the same rules.");
	}), Ja = {
		id: "opposite",
		name: "Who is opposite",
		cite: Cr,
		says: "Choose the deck that plays against you. It plays by the same rules.",
		moves: [qa],
		mayPass: () => !1
	}, Ya = {
		do: "block",
		says: "Block with a warrior",
		cite: Or,
		of: "a warrior in your AO",
		cards: (e) => Oi(e),
		needs: [{
			id: "blocking",
			cite: Or,
			holds: (e, t) => e.token(t, A.blocking) === 0,
			lacks: () => "it blocks this attack already"
		}, ...Yi],
		play: (e, t) => {
			e.exhaust(t), e.setToken(t, A.blocked, e.token(t, A.blocked) + 1), e.setToken(t, A.blocking, 1), e.use(t), e.say(() => `${e.label(t)} blocks.`), e.tell("blocks", t);
		}
	};
})), Za, Qa = t((() => {
	Za = [];
}));
// lib/core/text/pattern.ts
function $a(e) {
	return e.toLowerCase().match(so) ?? [];
}
function eo(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(so)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function to(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = co.indexOf(e);
	return t < 0 ? void 0 : t;
}
function no(e, t) {
	let n = Object.entries(t).map(([e, t]) => [$a(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => ro(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function ro(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function io(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(ao(a, t));
		return e;
	};
	return i();
}
function ao(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(oo)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function oo(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var so, co, N, lo, P = t((() => {
	so = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, co = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], N = {
		name: "number",
		read: (e, t) => {
			let n = to(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, lo = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = io(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function uo(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function fo(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function F(e, t, n, r) {
	let i = new lo(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function I(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var po, L = t((() => {
	P(), po = (e, t, n) => t === n;
}));
// lib/core/text/ability-index.ts
function mo(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && ho(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) go(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function ho(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === po ? go(i.own, t.card, t) : i.others.push(t);
}
function go(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var _o = t((() => {
	L();
}));
// lib/core/text/numbers.ts
function vo(e, t) {
	return e.index.spots[e.zoneOf(t)]?.zone.isAside === !0;
}
var yo, bo = t((() => {
	yo = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		sum(e, t, n) {
			let r = 0;
			for (let i of t) vo(e, i.card) || (r += this.#t(e, i, n));
			return r;
		}
		parts(e, t, n) {
			return t.map((t) => ({
				card: t.card,
				by: this.#t(e, t, n)
			})).filter(({ by: e }) => e !== 0);
		}
		said(e, t, n) {
			return t.flatMap((t) => vo(e, t.card) ? [] : this.#n(e, t, n) ?? []);
		}
		#t(e, t, n) {
			return this.#n(e, t, n) ?? 0;
		}
		#n(e, { card: t, anywhere: n, to: r, if: i, by: a }, o) {
			if (!(o < 0 && e.isTheirs(t))) return e.as(e.ownerOf(t), () => {
				if (!n && !this.#e(e, t)) return;
				let s = {
					self: t,
					subject: o,
					it: o,
					before: -1,
					seen: 0
				};
				return r(e, o, s) && (!i || i(e, {
					...s,
					it: -1
				})) ? a(e, o, t) : void 0;
			});
		}
	};
}));
// lib/core/text/steps.ts
function xo(e, t, n) {
	return [...Eo(e, t, n), [void 0, n]].flatMap(([n, r]) => Co(e, t, r).map((e) => e.map((e) => fo(e, n))));
}
function So(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Co(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return I(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => uo(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = I(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => wo(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = To(t, a), d = u < 0 ? [] : Co(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function wo(e, t) {
	let { with: n } = e;
	if (!n) return fo(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function To(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Eo({ conditions: e }, t, n) {
	return I(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var Do = t((() => {
	L();
}));
// lib/core/text/reading.ts
function Oo(e, t) {
	let n = [];
	for (let r of wt(t.text)) {
		let i = n.at(-1)?.ability, a = jo(e, t, r), o = i && i.steps.length > 0 ? ko(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = Ao(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function ko(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function Ao(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function jo(e, t, n) {
	let r = $a(n);
	if (I(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Lo.some((e) => e.length === r.length && ro(r, 0, e))) return { isOnce: !0 };
		let n = Ro.find((e) => ro(r, 0, e));
		if (n) return {
			...Po(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Po(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of I(e.conditions, r, 0)) {
		let a = zo.includes(r[i] ?? ""), o = a || r[i] === "," ? Po(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Mo(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Mo(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: No(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: So(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: So(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => fo(e, t))
	} : e;
}
function No(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Po(e, t, n, r) {
	let i = e.lasts(t) ? Fo(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Io(e, n, r)) {
		let [r] = xo(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [uo(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of I(e.moments, n, r)) {
		let [r] = n[i] === "," ? xo(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = ro(n, r, Bo), [o] = xo(e, n, a ? r + Bo.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Fo(e, t, n) {
	for (let [r, i] of I(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = I(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: So(a[0], e.if)
		}));
	}
}
function Io(e, t, n) {
	return I(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = zo.includes(i), o = (a || i === "," ? Io(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Lo, Ro, zo, Bo, Vo = t((() => {
	Tt(), L(), P(), Do(), Lo = [$a("use this only once per turn"), $a("use this only once each turn")], Ro = [$a("once per turn ,"), $a("once each turn ,")], zo = [
		":",
		"-",
		"—"
	], Bo = $a("if you do ,");
}));
// lib/core/text/telling.ts
function Ho(e, { sentences: t }, n, r) {
	return Wo(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Uo(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return Wo(t, i.words);
	if (!a) return `There is nothing to do that with: “${eo(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${eo(t, l)}${u}.`;
}
function Wo(e, t) {
	let n = eo(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Go({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${eo(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${eo(e, t.words)}”.`;
}
var Ko = t((() => {
	P();
}));
// lib/core/text/use-needs.ts
function qo({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, Xo(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: Jo,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function Jo(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, Xo(t)).length < o) return !1;
	}
	return !0;
}
function Yo(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var Xo, Zo = t((() => {
	Xo = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function Qo(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? ts, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!$o(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : ns;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += es(e, t, s, c, i < a));
	}
	return o;
}
function $o(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function es(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var ts, ns, rs = t((() => {
	ts = [], ns = [-1];
})), R, is, as = t((() => {
	vn(), _o(), bo(), Vo(), Ko(), Zo(), rs(), R = [], is = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#n = new yo(e.isActive), this.#t = e.phase.id, this.#r = e.once, this.#i = qo({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: (t, n) => e.isActive(t, n)
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = y((t) => Oo(e, t)), this.abilities = y((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = y((e) => mo(e, this.abilities)), this.phase = this.#y(), this.use = this.#h(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#A(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#c(e, t, r, n) && this.#l(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#s(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#c(e, n, t.has, n) && this.#s(e, t, n);
				for (let t of i.own.get(n) ?? R) this.#s(e, t, n);
			}
		}
		#s(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.ownerOf(t));
		}
		#c(e, t, { moment: n }, r) {
			return e.as(e.ownerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#l(e, t) {
			return e.as(e.ownerOf(t), () => this.#e(e, t));
		}
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#l(e, n);
		}
		sum(e, t, n) {
			return this.#n.sum(e, this.#u(e).stats.get(t) ?? R, n);
		}
		parts(e, t, n) {
			return this.#n.parts(e, this.#u(e).stats.get(t) ?? R, n);
		}
		said(e, t, n) {
			return this.#n.said(e, this.#u(e).stats.get(t) ?? R, n);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f(e, t) {
			if (!t.has.use || e.isTheirs(t.card)) return !1;
			for (let n of this.#i) if (!n.holds(e, t)) return !1;
			return !0;
		}
		canUse(e) {
			for (let t of this.#u(e).uses) if (this.#f(e, t)) return !0;
			return !1;
		}
		#p({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#m(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#p(e, r) === n);
		}
		#h() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#p(e, n));
				},
				needs: Yo(this.#i, this.language.phase.cite, (e, t, n) => this.#m(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#p(e, n) === t)?.has.use?.costs ?? R).flatMap(({ says: e = R }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#m(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? R) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#u(e).uses) {
				if (!this.#f(e, r)) continue;
				let i = Qo(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#p(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += Qo(e, t, i));
			return r;
		}
		#g(e) {
			let { args: t } = e;
			if (this.#o?.args === t) return this.#o;
			let { card: n = -1, at: r = 0, step: i = 0, subject: a = -1, it: o = -1, before: s = -1, seen: c = 0, place: l = 0 } = t, u = this.abilities(e.card(n))[r], d = {
				self: n,
				subject: a,
				it: o,
				before: s,
				seen: c,
				place: l
			};
			return this.#o = {
				args: t,
				run: d,
				ability: u,
				step: u?.steps[i]
			}, this.#o;
		}
		#_(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t?.with?.choose) return R;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#v(e) {
			let { step: t } = this.#g(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#y() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#g(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#w(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#g(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Go(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#_(e),
					play: (e, t) => this.#O(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#b(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#v(e),
				pass: (e) => this.#x(e)
			};
		}
		#b(e) {
			let { step: t } = this.#g(e);
			return t?.may === !0 && !t.with?.choose && e.args.agreed !== 1;
		}
		#x(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			};
		}
		#S(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#C(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#w(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#g(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#T(e, r, t, n)) this.#x(e);
				else if (this.#b(e)) return;
				else if (!t.with?.choose) this.#E(e, t, n);
				else if (!this.#D(e, t)) return;
			}
		}
		#T(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#C(e, n) ? $o(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Ho(e, t, n, r)), !1) : !1;
		}
		#E(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : ns;
			r.length === 0 && this.#k(e, t, n);
			for (let i of [...r]) this.#S(e, t, i, n);
			this.#x(e, r.length > 0);
		}
		#D(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#_(e) : R, [o] = a;
			if (o === void 0) i === 0 && this.#k(e, t, this.#g(e).run), this.#x(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#O(e, o);
			return !0;
		}
		#O(e, t) {
			let { step: n, run: r } = this.#g(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, n && this.#S(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#k(e, t, n) {
			let { ability: r } = this.#g(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Uo(e, r, t, n));
		}
		#A(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t) return;
			let r = this.#v(e);
			if (this.#b(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#_(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				o > a && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/shoulder-of-orion/table/leaving.ts
function os(e, t) {
	for (let n of [...e.in(e.under(t))]) e.move(n, ui(e, n, "discard")), e.say(() => `${e.label(n)} goes to the discard pile with what it augmented.`);
	if (e.card(t).type !== "hero") return;
	let n = ui(e, t, "heroes");
	e.zoneOf(t) !== n && e.move(t, n);
	for (let n of ys) e.setToken(t, n, 0);
}
function ss(e, t) {
	e.card(t).type === "hero" && (e.exhaust(t), e.say(() => `${e.label(t)} is exhausted and returns to the Hero Zone.`));
}
function cs(e, t, n) {
	let [r, i] = [_s.includes(n), _s.includes(e.zoneOf(t))];
	r && !i ? (os(e, t), ss(e, t)) : !r && i && E(e, t) && (e.exhaust(t), e.say(() => `${e.label(t)} enters the AO exerted.`));
}
function ls(e, { free: t, card: n = -1, to: r = "" }) {
	let i = e.zoneOf(n);
	if (t === "counter" && i === O.heroes && ys.some((e) => Ei[e]?.id === r)) return `${e.label(n)} is in the Hero Zone, where no card can be targeted.`;
	if (t !== "move") return;
	let a = e.zone(r) - e.under(0);
	if (a >= 0 && !_s.includes(e.zoneOf(a))) return `Nothing can be attached to ${e.label(a)}: it is not in the AO.`;
	if (i === O.heroes && e.card(n).type === "hero" && r !== "ao" && r !== "heroes") return `${e.label(n)} cannot leave the Hero Zone but by transforming: into the AO.`;
	let o = e.get(k.techLevel);
	if (!(r !== "orbit" || i === O.orbit || e.count(O.orbit) < o)) return `Every orbit slot is taken: there are as many as the Tech Level, ${o}.`;
}
function us(e, t) {
	_s.includes(e.zoneOf(t)) && E(e, t) && e.tell("leaves", t);
}
function ds(e, t) {
	return e.token(t, A.returned) > 0 && e.sum("leaves-for-good", t) > 0;
}
function fs(e, t, n, r = "usual") {
	let i = ds(e, t);
	e.move(t, i ? ui(e, t, "removed") : n, r), os(e, t), ss(e, t), i && e.say(() => `${e.label(t)} is removed from the game.`);
}
function ps(e, t, n, r) {
	us(e, t), fs(e, t, n, r);
}
function ms(e, t) {
	return _s.includes(e.zoneOf(t)) ? (us(e, t), e.tell("destroyed", t), fs(e, t, ui(e, t, "discard")), !0) : !1;
}
function hs(e, t) {
	us(e, t), e.card(t).type !== "hero" && !ds(e, t) && e.tell("returned", t), fs(e, t, ui(e, t, "hand")), e.say(() => `${e.label(t)} is returned.`);
}
function gs(e) {
	let t = bs.some((t) => e.as(t, () => e.sum("frail", -1) > 0));
	if (t || xs.some((t) => e.hasHad(t)) || Ss(e.start.cards)) {
		for (let n of _s) for (let r of e.in(n)) if (xi(e, r, t)) {
			e.say(() => `${e.label(r)} is destroyed: ${e.token(r, A.damage)} damage on a health of ${bi(e, r)}.`), ms(e, r), gs(e);
			return;
		}
	}
}
var _s, vs, ys, bs, xs, Ss, Cs = t((() => {
	vn(), j(), _s = [O.ao, O["enemy-ao"]], vs = [
		A.attackNow,
		A.healthNow,
		A.harmless
	], ys = [
		A.damage,
		A.attack,
		A.health,
		...vs
	], bs = [0, 1], xs = [
		A.damage,
		A.health,
		A.healthNow
	], Ss = y((e) => e.some(({ card: { health: e, frontline: t } }) => e === 0 || t?.health === 0));
})), ws, Ts = t((() => {
	L(), P(), ws = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return F(e, t, { n: N }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/shoulder-of-orion/texts/deeds.ts
function z(e, t) {
	let n = e.card(t), r = n.type === "hero" ? n.transform : n.cost;
	return (typeof r == "number" ? r : 0) + (hi(n) ?? 0) + 1;
}
function Es(e, t) {
	return Ls + z(e, t) / 100;
}
function B(e, t) {
	return D(e, t) ? z(e, t) / 10 : -z(e, t);
}
function Ds(e, t) {
	let n = e.isExhausted(t);
	return e.exhaust(t, !1), e.say(() => `${e.label(t)} is rallied${n ? "" : " already"}.`), n;
}
function Os(e, t) {
	let n = !e.isExhausted(t);
	return e.exhaust(t), e.say(() => `${e.label(t)} is exerted${n ? "" : " already"}.`), n;
}
function ks(e, t, n) {
	let r = Ii(e, t, n);
	return e.say(() => `${e.label(t)} takes ${r} damage.`), r > 0;
}
function As(e, t, n) {
	let r = e.token(t, A.damage), i = Math.min(n, r);
	return e.setToken(t, A.damage, r - i), e.say(() => `${i} damage ${i === 1 ? "counter comes" : "counters come"} off ${e.label(t)}.`), i > 0;
}
function js(e, t) {
	let n = e.get(k.dummyLife);
	e.set(k.dummyLife, Math.max(n - t, 0));
	let r = e.get(k.dummyLife);
	return e.say(() => `${e.side === 0 ? "The opponent loses" : "You lose"} ${t} life: ${r} left.`), n > 0 && t > 0;
}
function Ms(e, t) {
	return Bs.includes(e.zoneOf(t)) && e.card(t).type !== "hero";
}
function Ns(e, t, { zone: n, where: r, says: i }) {
	let a = e.zoneOf(t);
	a === O.draw && e.note("seen", Math.max((e.args.seen ?? 0) - 1, 0));
	let o = !e.isHidden(t) && (a !== O.draw || e.isSeen(t) || n !== O.orbit);
	a === O.ao ? ps(e, t, n, r) : e.move(t, n, r), e.say(() => `${o || e.isUp(t) ? e.label(t) : "A card"} goes ${i}.`), n === O.cache && e.tell("cached", t);
}
function Ps(e, t, n) {
	let r = 0;
	for (; r < t && n.hasRoom(e) && e.count(O.draw) > 0; r++) Ns(e, e.first(O.draw), n);
	return r === 0 && e.say(() => e.count(O.draw) === 0 ? "The deck is empty." : "Every Orbit slot is taken."), r > 0;
}
function Fs(e, t) {
	let n = e.zoneOf(t);
	n === O.ao || n === O["enemy-ao"] ? hs(e, t) : Ns(e, t, H.hand);
}
function Is(e, t) {
	let n = V.look(e, t), r = e.in(O.draw).slice(0, t);
	return t === 1 && e.note("it", r[0] ?? -1), e.say(() => `On top of the deck: ${r.map((t) => e.known(t)).join(", ") || "nothing"}.`), n;
}
var V, Ls, Rs, zs, H, Bs, Vs = t((() => {
	Ts(), na(), Cs(), j(), V = new ws(O), Ls = .8, Rs = (e) => e.count(O.orbit) < e.get(k.techLevel), zs = () => !0, H = {
		cache: {
			says: "into the cache",
			zone: O.cache,
			hasRoom: zs
		},
		orbit: {
			says: "into orbit",
			zone: O.orbit,
			hasRoom: Rs
		},
		top: {
			says: "on top of the deck",
			zone: O.draw,
			hasRoom: zs
		},
		bottom: {
			says: "to the bottom of the deck",
			zone: O.draw,
			where: "bottom",
			hasRoom: zs
		},
		hand: {
			says: "into the hand",
			zone: O.hand,
			hasRoom: zs
		},
		discard: {
			says: "to the discard pile",
			zone: O.discard,
			hasRoom: zs
		}
	}, Bs = [
		O.ao,
		O.hand,
		O.discard,
		O.draw,
		O.orbit
	];
}));
// lib/core/text/nouns.ts
function Hs(e) {
	let t = Us(e.references), n = Us(e.adjectives), r = Us(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...Ws(t, i, a).map(([e, t]) => [Gs(e, i.slice(a, t)), t]), ...qs(i, a).flatMap(([t, o]) => Js(n, i, o).flatMap(([n, s]) => Ws(r, i, s).flatMap(([r, s]) => Ys(e, i, s).map(([s, c]) => {
			let l = Ks(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...Xs(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function Us(e) {
	return Object.entries(e).map(([e, t]) => [new lo(e, {}), t]);
}
function Ws(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function Gs(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function Ks({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function qs(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = to(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: Zs
	} }, t + 3]), n === "up" && r === "to") {
		let e = to(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function Js(e, t, n) {
	let r = Ws(e, t, n).flatMap(([n, r]) => Js(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Ys(e, t, n) {
	let r = I(e.suffixes, t, n).flatMap(([n, r]) => Ys(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Xs({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var Zs, Qs = t((() => {
	L(), P(), Zs = 99;
}));
// lib/games/shoulder-of-orion/texts/nouns.ts
function $s(e, { self: t, it: n, subject: r }) {
	if (n >= 0) return n;
	let i = e.hostOf(t);
	return i >= 0 ? i : r >= 0 ? r : t;
}
function ec(e, t) {
	let { type: n, subfaction: r } = e.card(t);
	n === "warrior" ? (e.add(k.warriors, 1), r === "Tide" && e.add(k.tide, 1)) : n === "instant" ? e.add(k.instants, 1) : n === "attack-action" && e.add(k.attackActions, 1);
}
var U, tc, nc, rc, ic, ac, oc, sc, cc, lc, uc, dc, fc, W, G, pc, mc = t((() => {
	L(), Qs(), P(), na(), j(), Vs(), U = (...e) => (t, n) => e.includes(t.card(n).type), tc = (e) => (t, n) => {
		let { factions: r, subfaction: i } = t.card(n);
		return i === e || r?.includes(e) === !0;
	}, nc = (...e) => (t, n) => {
		let r = t.card(n);
		return e.includes((r.type === "hero" ? r.frontline?.supertype : r.supertype) ?? "");
	}, rc = [
		"Union",
		"Swarm",
		"Vault",
		"Chorus",
		"Generic"
	], ic = [
		"Knights",
		"Engineers",
		"Tide",
		"Brood",
		"Wardens",
		"Brokers",
		"Seers",
		"Echoes",
		"Hybrid"
	], ac = (e, t) => e.count(e.under(t)) > 0, oc = (e, t) => e.card(t).cost ?? NaN, sc = (e, t, n) => F(e, t, {}, () => ({ is: n })), cc = (e, t, n) => F(e, t, {}, () => ({ from: n })), lc = (e, t, n) => F(e, t, { n: N }, ({ n: e }) => ({ is: (t, r) => n(t, r) <= e })), uc = [
		sc("you control", "Rally a warrior you control.", (e, t) => !D(e, t)),
		sc("your opponent controls", "Exert a warrior your opponent controls.", D),
		sc("that is|are not exerted", "Warriors you control that are not exerted have +1 health.", (e, t) => !e.isExhausted(t)),
		sc("with an augment", "Warriors with an augment have +1 health.", ac),
		lc("with cost {n} or less", "Return a warrior with cost 3 or less to its owner's hand.", oc),
		F("with cost {n}", "Return up to two warriors with cost 1 from your discard pile to your hand.", { n: N }, ({ n: e }) => ({ is: (t, n) => oc(t, n) === e })),
		sc("with lower cost", "Whenever a warrior you control is destroyed, you may return a warrior with lower cost from your discard pile to your hand.", (e, t, { subject: n }) => n >= 0 && oc(e, t) < oc(e, n)),
		lc("with attack {n} or less", "Exert a warrior with attack 1 or less.", (e, t) => gi(e, t) ?? 0),
		lc("with health {n} or less", "Exert a warrior with health 2 or less.", (e, t) => bi(e, t) ?? 0),
		sc("with tech tier one above your tech level", "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.", (e, t) => e.card(t).tier === e.get(k.techLevel) + 1),
		cc("from|in your hand", "Place a card from your hand into an empty Orbit slot.", (e) => e.in(O.hand)),
		cc("from|in your discard pile", "Return a warrior from your discard pile to your hand.", (e, { self: t }) => e.in(O.discard).filter((e) => e !== t)),
		cc("from|in your orbit", "Place a card from your Orbit into your hand.", (e) => e.in(O.orbit)),
		cc("in your cache", "Draw a card for each card in your Cache.", (e) => e.in(O.cache)),
		cc("from among them", "Look at the top four cards of your deck. You may put a warrior from among them into your hand.", V.seen)
	], dc = (e, t) => [t.self], fc = Object.fromEntries([
		...[...rc, ...ic].map((e) => [e.toLowerCase(), tc(e)]),
		...[
			"land",
			"air",
			"space"
		].map((e) => [e, nc(e)]),
		["air or space", nc("air", "space")],
		["other", (e, t, n) => t !== n.self],
		["your opponent's", D]
	]), W = Hs({
		name: "cards",
		nouns: {
			"card(s)": () => !0,
			"warrior(s)": E,
			"fortification(s)": U("fortification"),
			"item(s)": U("item"),
			"aura(s)": U("aura"),
			"action(s)": U("action"),
			"instant(s)": U("instant"),
			"attack action(s)": U("attack-action"),
			"fortification(s) or item(s)": U("fortification", "item"),
			"warrior(s) or [a] fortification(s)": U("warrior", "hero", "fortification"),
			"action(s) or instant(s)": U("action", "instant"),
			"attack action(s) or instant(s)": U("attack-action", "instant")
		},
		adjectives: fc,
		suffixes: uc,
		references: {
			"this warrior": dc,
			"this fortification": dc,
			"this item": dc,
			it: (e, t) => [$s(e, t)],
			they: (e) => Oi(e),
			"the augmented warrior": (e, t) => [e.hostOf(t.self)],
			"the top card of your deck": (e) => e.in(O.draw).slice(0, 1),
			"the attacking warrior": (e) => {
				let t = e.get(k.attacker) - 1;
				return t >= 0 && E(e, t) ? [t] : [];
			}
		},
		usually: (e) => {
			let t = e.in(O["enemy-ao"]);
			return t.length === 0 ? e.in(O.ao) : [...e.in(O.ao), ...t];
		}
	}), G = {
		name: "changes",
		read: (e, t) => {
			let [n, r] = [e[t] ?? "", e[t + 1]];
			if (!/^[+-]\d{1,2}$/.test(n) || r !== "attack" && r !== "health") return [];
			let i = {
				stat: r,
				by: Number(n)
			};
			return [...(e[t + 2] === "and" ? G.read(e, t + 3) : []).map(([e, t]) => [[i, ...e], t]), [[i], t + 2]];
		}
	}, pc = no("kind", {
		warrior: {
			is: U("warrior"),
			counter: k.warriors
		},
		"tide warrior": {
			is: (e, t, n) => e.card(t).type === "warrior" && tc("Tide")(e, t, n),
			counter: k.tide
		},
		instant: {
			is: U("instant"),
			counter: k.instants
		}
	});
}));
// lib/games/shoulder-of-orion/table/resolving.ts
function hc(e, { for: t = 0, card: n = -1, onto: r = -1 }) {
	t === M.tech ? (e.add(k.techLevel, 1), e.set(k.techCheaper, 0), e.say(() => `The Tech Level rises to ${e.get(k.techLevel)}.`)) : t === M.transform ? gc(e, n) : t === M.ability || t === M.exertion ? (t === M.exertion && e.exhaust(n), e.use(n), e.say(() => `${e.label(n)}: the cost is paid. Do by hand what the ability says.`)) : t === M.card && (_c(e, n, r), e.sum("sacrifice", n) > 0 && e.call("sacrifice", { card: n }));
}
function gc(e, t) {
	e.zoneOf(t) === O.heroes ? vc(e, t) : (us(e, t), e.move(t, O.heroes), os(e, t), e.say(() => `${e.label(t)} returns to the Hero Zone.`));
}
function _c(e, t, n) {
	let { type: r, attack: i } = e.card(t);
	if (ec(e, t), yc.includes(r)) e.use(t), e.move(t, O.discard), r === "attack-action" && typeof i == "number" ? e.call("strike", {
		card: t,
		onto: n
	}) : e.say(() => `${e.label(t)} resolves.`);
	else if (n >= 0) e.move(t, e.under(n)), e.say(() => `${e.label(t)} is attached to ${e.label(n)}.`), e.tell("attached", n);
	else {
		let n = e.zoneOf(t) === O.discard;
		vc(e, t), n && e.setToken(t, A.returned, 1);
	}
	e.tell("played", t);
}
function vc(e, t) {
	e.move(t, O.ao);
	let n = E(e, t) && e.sum("enters-rallied", t) === 0;
	n && e.exhaust(t), e.use(t), e.say(() => `${e.label(t)} enters the AO${n ? " exerted" : ""}.`), e.tell("enters", t);
}
var yc, bc, xc = t((() => {
	w(), mc(), na(), Cs(), ya(), j(), yc = [
		"action",
		"attack-action",
		"instant"
	], bc = {
		id: "sacrifice",
		name: "Additional cost",
		cite: jr,
		says: "A card asks for a warrior of yours as an additional cost.",
		asks: (e) => `Choose the warrior that is destroyed for ${e.label(e.args.card ?? -1)}.`,
		about: (e) => [e.args.card ?? -1],
		begin: (e) => {
			Oi(e).length === 0 && e.leave();
		},
		moves: [{
			do: "sacrifice",
			says: "Destroy a warrior as the cost",
			of: "a warrior of yours",
			cards: (e) => Oi(e),
			play: (e, t) => {
				e.leave(), e.say(() => `${e.label(t)} is destroyed as a cost.`), ms(e, t);
			}
		}],
		mayPass: () => !1
	};
}));
// lib/games/shoulder-of-orion/texts/effects.ts
function Sc(e, t, n, r = 1) {
	for (let { stat: i, by: a } of n) {
		if (r === 0) {
			e.say(() => `There is none to count: the ${i} of ${e.label(t)} stays as it is this turn.`);
			continue;
		}
		let n = i === "attack" ? A.attackNow : A.healthNow;
		e.setToken(t, n, e.token(t, n) + a * r), e.say(() => `${e.label(t)} has ${a < 0 ? "" : "+"}${a * r} ${i} this turn.`);
	}
	return r > 0;
}
function Cc(e) {
	let [t] = e.in(O["enemy-ao"]).filter((t) => E(e, t) && !e.isExhausted(t)).sort((t, n) => (gi(e, t) ?? 0) - (gi(e, n) ?? 0));
	return t === void 0 ? [] : [t];
}
var K, q, J, wc, Tc, Ec, Dc, Oc, kc, Ac = t((() => {
	L(), P(), Cs(), Ba(), j(), Vs(), mc(), K = (e, t, n) => ({
		with: e,
		does: t,
		worth: (t, r, i) => r >= 0 ? n(t, r, i) : e.cards(t, i).reduce((e, r) => e + n(t, r, i), 0)
	}), q = (e, t, n, r) => F(e, t, { cards: W }, (e) => K(e.cards, n, r)), J = (e, t = Infinity) => (n, r) => Math.min(e.cards(n, r).length, t), wc = (e, t) => D(e, t) || !e.isExhausted(t) ? -1 : E(e, t) && ba(e) ? gi(e, t) ?? 0 : 0, Tc = (e) => (t, n) => {
		let r = e.reduce((e, { by: t }) => e + t, 0), i = e.some(({ stat: e }) => e === "attack"), a = t.token(n, A.blocking) > 0;
		return (i ? !t.isExhausted(n) && ba(t) : a) ? D(t, n) ? -r : r : 0;
	}, Ec = [
		F("{cards} has|have {changes} this turn", "A warrior you control has +3 health this turn.", {
			cards: W,
			changes: G
		}, (e) => K(e.cards, (t, n) => Sc(t, n, e.changes), Tc(e.changes))),
		F("{cards} has|have {changes} this turn for each {others}", "When this warrior enters the AO, it has +1 attack this turn for each card in your Cache.", {
			cards: W,
			changes: G,
			others: W
		}, (e) => {
			let t = J(e.others);
			return K(e.cards, (n, r, i) => Sc(n, r, e.changes, t(n, i)), Tc(e.changes));
		}),
		q("{cards} deals no damage this turn", "A warrior deals no damage this turn.", (e, t) => {
			e.setToken(t, A.harmless, 1), e.say(() => `${e.label(t)} deals no damage this turn.`);
		}, B)
	], Dc = [
		F("deal {n} damage to {cards}", "Deal 3 damage to a warrior or a fortification.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => ks(t, n, e), B)),
		F("{self} deals {n} damage to {cards}", "When this warrior enters the AO, this warrior deals 2 damage to a warrior your opponent controls.", {
			self: W,
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => ks(t, n, e), B)),
		F("{self} deals {n} damage to {cards} unless they pay {m} energy", "Whenever your opponent attacks you or another fortification, this fortification deals 1 damage to the attacking warrior unless they pay 1 Energy.", {
			self: W,
			n: N,
			cards: W,
			m: N
		}, ({ n: e, cards: t }) => K(t, (t, n) => ks(t, n, e), B)),
		F("deal damage to {cards} equal to the number of {others}", "Deal damage to a warrior equal to the number of warriors you control.", {
			cards: W,
			others: W
		}, (e) => {
			let t = J(e.others);
			return K(e.cards, (e, n, r) => ks(e, n, t(e, r)), B);
		}),
		F("remove {n} damage counter(s) from {cards}", "Remove 2 damage counters from a warrior you control.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => As(t, n, e), (t, n) => Math.min(t.token(n, A.damage), e) / 10)),
		q("remove all damage counters from {cards}", "Remove all damage counters from a warrior you control.", (e, t) => As(e, t, Infinity), (e, t) => e.token(t, A.damage) / 10),
		q("destroy {cards}", "Destroy a warrior your opponent controls.", (e, t) => ms(e, t) ? (e.say(() => `${e.label(t)} is destroyed.`), !0) : !1, B),
		F("your opponent loses {n} life", "Your opponent loses 1 life.", { n: N }, ({ n: e }) => ({
			does: (t) => js(t, e),
			worth: () => e
		}))
	], Oc = [
		q("rally {cards}", "Rally a warrior you control.", Ds, wc),
		q("exert {cards}", "Exert a warrior your opponent controls with cost 2 or less.", Os, (e, t) => e.isExhausted(t) ? 0 : B(e, t)),
		q("exert {cards} at the end of the turn", "When this warrior blocks, exert the attacking warrior at the end of the turn.", Os, B),
		F("your opponent exerts one of their warriors", "When this warrior enters the AO, your opponent exerts one of their warriors.", {}, () => ({
			with: { cards: Cc },
			does: Os,
			worth: () => 1
		})),
		q("return {cards} to your hand", "Return a warrior from your discard pile to your hand.", Fs, (e, t) => e.zoneOf(t) === O.ao ? -z(e, t) : Es(e, t)),
		q("return {cards} to its owner's hand", "Return a warrior to its owner's hand.", Fs, B)
	], kc = [
		...Ec,
		...Dc,
		...Oc
	];
}));
// lib/games/shoulder-of-orion/texts/pile-effects.ts
function jc(e, t) {
	let n = (n, r) => t.hasRoom(n) ? e.cards(n, r).filter((e) => Ms(n, e)) : [], r = (e) => t.hasRoom(e) ? void 0 : Lc;
	return K({
		...e,
		cards: n,
		why: r
	}, (e, n) => Ns(e, n, t), Ic(t));
}
function Mc(e, t) {
	let { type: n } = e.card(t);
	return n !== "augment" && n !== "hero" && (n !== "attack-action" || ba(e));
}
var Nc, Pc, Fc, Ic, Lc, Rc, zc, Bc, Vc, Hc, Uc, Wc, Gc, Kc, qc, Jc, Yc, Xc, Zc, Qc, $c = t((() => {
	L(), P(), ya(), Ba(), xc(), j(), Vs(), Ac(), mc(), Nc = no("place", {
		"into your cache": H.cache,
		"into your cache instead of the discard pile": H.cache,
		"into an empty orbit slot": H.orbit,
		"face-down into an empty orbit slot": H.orbit,
		"on top of your deck": H.top,
		"on the bottom": H.bottom,
		"on the bottom of your deck": H.bottom,
		"into your hand": H.hand,
		"into your discard pile": H.discard
	}), Pc = .05, Fc = 4, Ic = ({ zone: e, where: t }) => (n, r) => {
		let i = n.zoneOf(r);
		return e === O.hand || e === O.cache || e === O.orbit ? i === O.draw && !n.isSeen(r) ? Ls : i === O.hand || i === O.orbit ? -1 / z(n, r) : Es(n, r) : t === "bottom" ? i === O.discard ? .1 : Fc - z(n, r) : 0;
	}, Lc = "Every Orbit slot is taken.", Rc = [{
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: V.seen
		},
		aim: "for an empty Orbit slot",
		does: (e, t) => Rs(e) ? Ns(e, t, H.orbit) : (e.say(() => `Every Orbit slot is taken: ${e.label(t)} stays on top of the deck.`), !1),
		worth: Es
	}, {
		does: (e, t, { seen: n, it: r }) => V.toBottom(e, n, r),
		worth: () => 0
	}], zc = { worth: () => 0 }, Bc = {
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: V.seen
		},
		does: (e, t) => {
			e.move(t, O.draw), e.say(() => "The cards are put back on top of the deck.");
		},
		worth: z
	}, Vc = "Look at the top four cards of your deck. You may put a warrior from among them into your hand. Place the rest on the bottom of your deck.", Hc = [
		V.draw("draw {n} card(s)", "Draw a card.", (e) => ({ worth: () => Ls * e })),
		F("draw {n} card(s) for each {others}", "Draw a card for each fortification you control.", {
			n: N,
			others: W
		}, ({ n: e, others: t }) => ({ does: (n, r, i) => V.drawCards(n, e * J(t)(n, i)) })),
		F("draw {n} card(s) for each {others} , up to {most}", "Draw a card for each fortification you control, up to three.", {
			n: N,
			others: W,
			most: N
		}, ({ n: e, others: t, most: n }) => ({
			does: (r, i, a) => V.drawCards(r, e * J(t, n)(r, a)),
			worth: (e, r, i) => Ls * J(t, n)(e, i)
		})),
		F("each player draws {n} card(s)", "Each player draws a card.", { n: N }, ({ n: e }) => ({
			does: (t) => {
				let n = V.drawCards(t, e), r = t.draw(O["enemy-draw"], O["enemy-hand"], e);
				return t.say(() => r === 0 ? "The other player has no deck to draw from." : `The other player draws ${r}.`), n;
			},
			worth: () => Ls * e
		})),
		F("look at the top {n} card(s) of your deck [first]", Vc, { n: N }, ({ n: e }) => ({
			does: (t) => Is(t, e),
			worth: () => Pc
		})),
		F("look at the top card of your deck [first]", "Look at the top card of your deck.", {}, () => ({
			does: (e) => Is(e, 1),
			worth: () => Pc
		})),
		F("look at the top card of any player's deck", "When this warrior enters the AO, look at the top card of any player's deck.", {}, () => ({
			does: (e) => (e.say(() => "The opponent has no deck."), Is(e, 1)),
			worth: () => Pc
		})),
		F("place the rest on the bottom [of your deck]", Vc, {}, () => V.rest(zc)),
		F("put one into your hand and the rest on the bottom [of your deck]", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck.", {}, () => V.take(1, (e, t) => Ns(e, t, H.hand), Es, zc)),
		F("place one into an empty orbit slot and the other on the bottom [of your deck]", "Look at the top two cards of your deck. Place one into an empty Orbit slot and the other on the bottom of your deck.", {}, () => Rc),
		F("place them back in any order", "Look at the top two cards of your deck. Place them back in any order.", {}, () => Bc),
		F("place the rest back in any order", "Look at the top two cards of your deck. You may place a card from among them into an empty Orbit slot. Place the rest back in any order.", {}, () => Bc)
	], Uc = [
		F("place|put {cards} {where}", "When this warrior enters the AO, you may place a card from your hand into an empty Orbit slot.", {
			cards: W,
			where: Nc
		}, (e) => jc(e.cards, e.where)),
		V.discard("discard {n} card(s)", "Draw two cards, then discard a card.", (e, t) => Ns(e, t, H.discard), () => ({ worth: (e, t) => 1 / z(e, t) })),
		F("place the top {n} cards of your deck {where}", "Place the top two cards of your deck into your Cache.", {
			n: N,
			where: Nc
		}, ({ n: e, where: t }) => ({
			does: (n) => Ps(n, e, t),
			worth: () => Ls * e
		})),
		F("each player places the top {n} cards of their deck into their discard pile", "When this warrior attacks, each player places the top two cards of their deck into their discard pile.", { n: N }, ({ n: e }) => ({ does: (t) => {
			let n = Ps(t, e, H.discard), r = t.draw(O["enemy-draw"], O["enemy-discard"], e);
			return t.say(() => r === 0 ? "The other player has no deck." : `The other player discards ${r} as well.`), n;
		} })),
		F("place up to {n} cards from your hand into empty orbit slots , then draw that many cards", "Place up to two cards from your hand into empty Orbit slots, then draw that many cards.", { n: N }, ({ n: e }) => [{
			with: {
				choose: {
					least: 0,
					most: e
				},
				cards: (e) => Rs(e) ? e.in(O.hand) : [],
				why: (e) => Rs(e) ? void 0 : Lc
			},
			does: (e, t, n) => {
				Ns(e, t, H.orbit), e.note("seen", n.seen + 1);
			},
			worth: z
		}, { does: (e, t, n) => V.drawCards(e, n.seen) }]),
		F("return any number of {cards} to your hand and draw a card for every two returned this way", "Return any number of warriors you control to your hand and draw a card for every two returned this way.", { cards: W }, (e) => [{
			with: {
				choose: {
					least: 0,
					most: 99
				},
				cards: e.cards.cards
			},
			does: (e, t, n) => {
				Fs(e, t), e.note("seen", n.seen + 1);
			},
			worth: () => -1
		}, { does: (e, t, n) => V.drawCards(e, Math.floor(n.seen / 2)) }]),
		F("exchange {cards} with {others}", "You may exchange a card in your Orbit with a card from your hand.", {
			cards: W,
			others: W
		}, (e) => [K(e.cards, () => {}, (e, t) => -z(e, t)), {
			...K(e.others, Wc, Es),
			ifDone: !0
		}])
	], Wc = (e, t, { before: n }) => {
		let [r, i] = [e.zoneOf(n), e.zoneOf(t)];
		e.move(n, i), e.move(t, r), e.say(() => `${e.label(n)} and ${e.label(t)} change places.`);
	}, Gc = [
		F("play {cards} without paying its cost", "When this warrior enters the AO, you may play an Action or Instant from your hand without paying its cost.", { cards: W }, ({ cards: e }) => K({
			...e,
			cards: (t, n) => e.cards(t, n).filter((e) => Mc(t, e))
		}, (e, t) => _c(e, t, -1), z)),
		F("play {cards} , paying its cost", "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.", { cards: W }, ({ cards: e }) => K({
			...e,
			cards: (t, n) => e.cards(t, n).filter((e) => Mc(t, e) && la(t, ua(t, e) ?? 99, e))
		}, (e, t) => fa(e, {
			for: M.card,
			cost: ua(e, t) ?? 0,
			card: t,
			onto: -1
		}), z)),
		F("your next increase of tech level this turn costs {n} less", "Your next increase of Tech Level this turn costs 1 less.", { n: N }, ({ n: e }) => ({ does: (t) => t.add(k.techCheaper, e) })),
		F("prevent all damage that fortifications you control would take this turn", "Prevent all damage that fortifications you control would take this turn.", {}, () => ({
			does: (e) => e.set(k.warded, 1),
			worth: () => 0
		})),
		F("prevent the next {n} damage that you or a fortification you control would take this turn", "Prevent the next 4 damage that you or a fortification you control would take this turn.", { n: N }, ({ n: e }) => ({
			does: (t) => t.add(k.shield, e),
			worth: (t) => di(t) ? e : 0
		}))
	], Kc = 4, qc = (e, t, n) => F(e, t, {}, () => ({
		does: (e) => (e.say(() => n), !1),
		worth: () => 0
	})), Jc = (e) => (t) => {
		for (let n of t.in(e)) t.see(n);
		return t.in(e);
	}, Yc = (e, t) => ({
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: Jc(e)
		},
		does: t,
		worth: z
	}), Xc = [
		F("look at the top card of your opponent's deck", "When this warrior enters the AO, look at the top card of your opponent's deck.", {}, () => ({
			does: (e) => {
				let t = e.first(O["enemy-draw"]);
				return t >= 0 && e.see(t), e.say(() => t < 0 ? "The other player has no deck." : `On top of the other deck is ${e.known(t)}.`), t >= 0;
			},
			worth: () => 0
		})),
		F("look at your opponent's orbit and return one card there to its owner's hand", "If this attack is not blocked, you may look at your opponent's Orbit and return one card there to its owner's hand.", {}, () => Yc(O["enemy-orbit"], (e, t) => e.move(t, O["enemy-hand"]))),
		F("your opponent shows their hand , and you choose one card there that they place on the bottom of their deck", "Your opponent shows their hand, and you choose one card there that they place on the bottom of their deck.", {}, () => Yc(O["enemy-hand"], (e, t) => e.move(t, O["enemy-draw"], "bottom"))),
		qc("an action or instant that your opponent has played has no effect and goes to the discard pile", "An Action or Instant that your opponent has played has no effect and goes to the discard pile.", "The opponent has played no Action and no Instant."),
		F("your opponent pays {n} energy , or an attack action that they have played has no effect", "Your opponent pays 2 Energy, or an Attack Action that they have played has no effect.", { n: N }, ({ n: e }) => ({
			does: Zc(e),
			worth: (e) => di(e) ? Kc : 0
		}))
	], Zc = (e) => (t) => {
		if (!di(t)) return t.say(() => "The other player has played no Attack Action."), !1;
		let n = t.get(k["enemy-energy"]) >= e;
		return n ? t.add(k["enemy-energy"], -e) : t.set(k.denied, 1), t.say(() => n ? `${e} energy is paid for the attack.` : "Nothing is paid for the attack."), !n;
	}, Qc = [
		...kc,
		...Hc,
		...Uc,
		...Gc,
		...Xc
	];
}));
// lib/games/shoulder-of-orion/texts/standings.ts
function el(e, t, n) {
	return t.flatMap(({ stat: t, by: r }) => {
		let i = {
			stat: t,
			to: e,
			by: n === al ? () => r : (e, t, i) => r * n(e, {
				self: i,
				subject: t,
				it: -1,
				before: -1,
				seen: 0
			}),
			about: r
		};
		return t === "health" && r < 0 ? [i, X("frail", nl)] : [i];
	});
}
var Y, tl, nl, rl, il, X, Z, al, Q, ol, sl, cl, ll, ul, dl, fl, pl, ml, hl, gl, _l = t((() => {
	L(), P(), na(), j(), Ac(), mc(), Y = (e, t, { self: n }) => t === n, tl = (e, t, { self: n }) => {
		let r = e.hostOf(n);
		return t === (r < 0 ? n : r);
	}, nl = () => !0, rl = (e, t) => {
		let n = e.zoneOf(t);
		return n === O.ao || n === O["enemy-ao"];
	}, il = (e, t) => (n, r, i) => e(n, r, i) && t(n, r, i), X = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), Z = (e, t = 1, n = Y) => ({
		...X(e, n, t),
		anywhere: !0
	}), al = () => 1, Q = (e, t, ...n) => F(e, t, {}, () => n), ol = [
		F("it [also] has {changes}", "While this warrior has an augment, it has +2 attack.", { changes: G }, (e) => el(tl, e.changes, al)),
		F("{cards} has|have {changes}", "Other Knights warriors you control have +1 attack.", {
			cards: W,
			changes: G
		}, (e) => el(il(rl, e.cards.test), e.changes, al)),
		F("{cards} has|have {changes} for each {others}", "This warrior has +1 attack for each fortification you control.", {
			cards: W,
			changes: G,
			others: W
		}, (e) => el(il(rl, e.cards.test), e.changes, J(e.others))),
		F("{cards} has|have {changes} for each {others} , up to {most}", "This warrior has +1 attack for each fortification you control, up to two.", {
			cards: W,
			changes: G,
			others: W,
			most: N
		}, (e) => el(il(rl, e.cards.test), e.changes, J(e.others, e.most))),
		F("this attack has {changes} for each {others} , up to {most}", "This attack has +1 attack for each warrior you control, up to four.", {
			changes: G,
			others: W,
			most: N
		}, (e) => el(Y, e.changes, J(e.others, e.most)).map((e) => ({
			...e,
			stat: "rider",
			anywhere: !0
		})))
	], sl = no("supertype", {
		land: "land",
		air: "air",
		space: "space"
	}), cl = no("whose attack", {
		"this attack": Y,
		"its attack": tl,
		"this warrior": Y
	}), ll = [
		F("{whose} cannot be blocked by warriors with|having attack {n} or less", "This attack cannot be blocked by warriors with attack 1 or less.", {
			whose: cl,
			n: N
		}, ({ whose: e, n: t }) => Z("evades-attack", t, e)),
		F("{whose} cannot be blocked by warriors with|having health {n} or less", "This attack cannot be blocked by warriors with health 2 or less.", {
			whose: cl,
			n: N
		}, ({ whose: e, n: t }) => Z("evades-health", t, e)),
		F("{whose} cannot be blocked by {height} warriors", "This attack cannot be blocked by land warriors.", {
			whose: cl,
			height: sl
		}, ({ whose: e, height: t }) => Z(Xi[t], 1, e)),
		F("{whose} may be blocked only by {one} or {other} warriors", "This warrior may be blocked only by air or space warriors.", {
			whose: cl,
			one: sl,
			other: sl
		}, ({ whose: e, one: t, other: n }) => [
			"land",
			"air",
			"space"
		].filter((e) => e !== t && e !== n).map((t) => X(Xi[t], e))),
		F("as an additional cost , destroy a warrior you control", "As an additional cost, destroy a warrior you control.", {}, () => Z("sacrifice")),
		Q("this warrior may block while exerted", "This warrior may block while exerted.", X("blocks-exerted", Y)),
		Q("it may block a second attack each turn", "The augmented warrior has +3 health. It may block a second attack each turn.", X("blocks-again", tl), X("blocks-exerted", (e, t, n) => tl(e, t, n) && e.token(t, A.blocked) > 0)),
		Q("it is an air warrior", "The augmented warrior has +1 attack. It is an air warrior.", X("is-air", tl)),
		F("damage from attack actions to this warrior is reduced by {n}", "Damage from attack actions to this warrior is reduced by 1.", { n: N }, ({ n: e }) => X("hardened", Y, e)),
		F("attack actions with attack {n} deal no damage to you", "Attack Actions with attack 1 deal no damage to you.", { n: N }, ({ n: e }) => X("shrugs", nl, e)),
		Q("your opponent must choose this fortification as the target of an attack , if able", "Your opponent must choose this fortification as the target of an attack, if able.", X("lure", Y))
	], ul = (e, t) => !e.isTheirs(t), dl = (e, t) => e.zoneOf(t) === O.orbit, fl = [
		F("{cards} [that] you play cost(s) {n} less", "Fortifications you play cost 1 less.", {
			cards: W,
			n: N
		}, (e) => X("cost", il(ul, e.cards.test), -e.n)),
		F("cards you play from orbit cost {n} less", "Cards you play from Orbit cost 1 less.", { n: N }, ({ n: e }) => X("cost", dl, -e)),
		F("this warrior costs {n} less while played from orbit", "This warrior costs 1 less while played from Orbit.", { n: N }, ({ n: e }) => Z("cost", -e, il(Y, dl))),
		F("the first {kind} you play each turn costs {n} less", "The first warrior you play each turn costs 1 less.", {
			kind: pc,
			n: N
		}, ({ kind: e, n: t }) => X("cost", il(ul, (t, n, r) => t.get(e.counter) === 0 && e.is(t, n, r)), -t)),
		F("augments you attach to this warrior cost {n} less", "Augments you attach to this warrior cost 1 less.", { n: N }, ({ n: e }) => X("augment-cost", Y, -e)),
		F("while paying for a card with cost {cost} or more , you may exert this item to add {n} to your energy pool", "While paying for a card with cost 4 or more, you may exert this item to add 1 to your Energy Pool.", {
			cost: N,
			n: N
		}, ({ cost: e, n: t }) => [X("mints-from", Y, e), X("mints", Y, t)]),
		Q("you may add cards to your cache and use your cache to pay in the same turn", "You may add cards to your Cache and use your Cache to pay in the same turn.", X("free-cache", nl)),
		F("your maximum hand size is {n}", "Your maximum hand size is 10.", { n: N }, ({ n: e }) => X("hand-maximum", nl, e))
	], pl = [
		F("{cards} enter(s) the AO rallied", "Warriors you control enter the AO rallied.", { cards: W }, (e) => X("enters-rallied", e.cards.test)),
		Q("you may play this warrior from your discard pile", "You may play this warrior from your discard pile.", Z("from-discard")),
		Q("if you do , remove it from the game when it leaves the AO", "You may play this warrior from your discard pile. If you do, remove it from the game when it leaves the AO.", X("leaves-for-good", Y))
	], ml = (e, t) => e.isTheirs(t) && e.card(t).type === "attack-action" && e.get(k["enemy-attackActions"]) === 0, hl = [
		F("if this attack damages a fortification , it deals {n} more damage to it", "If this attack damages a fortification, it deals 2 more damage to it.", { n: N }, ({ n: e }) => Z("breaks", e)),
		F("this warrior deals {n} more damage to fortifications", "This warrior deals 1 more damage to fortifications.", { n: N }, ({ n: e }) => X("breaks", Y, e)),
		F("the first attack action your opponent plays each turn costs {n} more", "The first Attack Action your opponent plays each turn costs 1 more.", { n: N }, ({ n: e }) => X("cost", ml, e)),
		Q("your opponent plays with the top card of their deck face-up", "Your opponent plays with the top card of their deck face-up.", X("bare", (e, t) => e.zoneOf(t) === O["enemy-draw"]))
	], gl = [
		...ol,
		...ll,
		...fl,
		...pl,
		...hl
	];
})), vl, yl, bl, xl, $, Sl, Cl, wl, Tl, El, Dl, Ol, kl, Al, jl = t((() => {
	L(), P(), as(), w(), Cs(), ya(), j(), Vs(), mc(), $c(), _l(), vl = (e) => (t, n, r) => e(t, n, {
		self: r,
		subject: n,
		it: -1,
		before: -1,
		seen: 0
	}), yl = (e) => e.stack[0]?.side === e.side, bl = (e, t) => !e.isTheirs(t), xl = (e, t) => e.isTheirs(t), $ = (e, t, n) => F(e, t, { cards: W }, (e) => ({
		event: n,
		of: e.cards.cards === dc ? po : vl(e.cards.test)
	})), Sl = po, Cl = (e, t, n, r) => F(e, t, {}, () => ({
		event: n,
		of: r
	})), wl = [
		$("when|whenever {cards} enter(s) the AO", "When this warrior enters the AO, draw a card.", "enters"),
		$("when|whenever {cards} is destroyed", "When this warrior is destroyed, draw a card.", "destroyed"),
		$("when|whenever {cards} leaves the AO", "Whenever a warrior you control leaves the AO, your opponent loses 1 life.", "leaves"),
		$("when|whenever {cards} is returned to your hand from the AO", "When this warrior is returned to your hand from the AO, you may place it into an empty Orbit slot.", "returned"),
		$("when|whenever {cards} attacks", "When this warrior attacks, exert a warrior your opponent controls.", "attacks"),
		$("when|whenever {cards} blocks", "When this warrior blocks, this warrior has +1 attack this turn.", "blocks"),
		$("when|whenever {cards} damages your opponent", "When this warrior damages your opponent, place the top card of your deck into your Cache.", "damages"),
		F("whenever you play {cards}", "Whenever you play a warrior, your opponent loses 1 life.", { cards: W }, ({ cards: e }) => ({
			event: "played",
			of: (t, n, r) => !t.isTheirs(n) && vl(e.test)(t, n, r)
		})),
		$("when|whenever you attach an augment to {cards}", "When you attach an augment to this warrior, draw a card. Use this only once per turn.", "attached"),
		Cl("whenever you place a card into your|the cache", "Whenever you place a card into your Cache, draw a card.", "cached", (e, t, n) => t !== n && bl(e, t, n)),
		Cl("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", yl),
		Cl("at the end of your turn", "At the end of your turn, draw a card.", "turn-ends", yl),
		Cl("if this attack is blocked", "If this attack is blocked, your opponent loses 2 life.", "blocked", Sl),
		Cl("if this attack is not blocked", "If this attack is not blocked, draw a card.", "unblocked", Sl),
		Cl("before blocks are declared", "Before blocks are declared, you may rally a warrior you control.", "played", Sl),
		Cl("whenever your opponent attacks you or another fortification", "Whenever your opponent attacks you or another fortification, draw a card.", "attacked", xl)
	], Tl = (e, t, n) => F(e, t, {}, () => (e, { self: t }) => e.zoneOf(t) === n), El = [
		Tl("backline", "Backline: Action, (E) - Draw a card.", O.heroes),
		Tl("frontline", "Frontline: When this warrior enters the AO, draw a card.", O.ao),
		F("if|while you control {cards}", "While you control a fortification, this warrior has +2 health.", { cards: W }, ({ cards: e }) => (t, n) => e.cards(t, n).filter((e) => !D(t, e)).length >= (e.choose?.least ?? 1)),
		F("if|while you control {n} or more {cards}", "This warrior has +1 attack while you control three or more warriors.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => (n, r) => t.cards(n, r).filter((e) => !D(n, e)).length >= e),
		F("while you control both {one} and {other}", "This warrior has +1 health while you control both a Union warrior and a Swarm warrior.", {
			one: W,
			other: W
		}, ({ one: e, other: t }) => (n, r) => [e, t].every((e) => e.cards(n, r).some((e) => !D(n, e)))),
		F("while your discard pile holds {n} or more cards", "Warriors you control have +1 attack while your discard pile holds five or more cards.", { n: N }, ({ n: e }) => (t) => t.count(O.discard) >= e),
		F("while this warrior has an augment", "While this warrior has an augment, it has +2 attack.", {}, () => (e, t) => ac(e, t.self, t)),
		F("while this warrior is blocking", "Instants that you play cost 1 less while this warrior is blocking.", {}, () => (e, { self: t }) => e.token(t, A.blocking) > 0),
		F("if it is {cards}", "The augmented warrior has +2 attack. If it is a Knights warrior, it also has +1 health.", { cards: W }, ({ cards: e }) => (t, n) => e.test(t, $s(t, n), n))
	], Dl = [
		F("action", "Action, (E) - Draw a card.", {}, () => ({ can: (e) => e.stack[0]?.phase === "play" && e.stack[0].side === e.side })),
		F("instant", "Instant, (E) - Draw a card.", {}, () => ({})),
		F("({n})", "Action, (1), (E) - Draw a card.", { n: N }, ({ n: e }) => ({
			says: `${e} energy`,
			can: (t) => la(t, e, -1),
			pay: (t, n) => fa(t, {
				for: M.text,
				cost: e,
				card: n,
				onto: -1
			}),
			worth: () => Ol * e
		})),
		F("( E )", "Action, (E) - Draw a card.", {}, () => ({
			says: "exerting it",
			can: (e, t) => !e.isExhausted(t),
			pay: (e, t) => e.exhaust(t),
			worth: (e, t) => e.zoneOf(t) === O.ao && E(e, t) ? gi(e, t) ?? 0 : 0
		})),
		F("destroy {cards}", "Action, (E), destroy a warrior you control - Draw a card.", { cards: W }, (e) => ({
			says: "destroying a warrior",
			step: {
				with: e.cards,
				does: (e, t) => {
					e.say(() => `${e.label(t)} is destroyed as a cost.`), ms(e, t);
				},
				worth: (e, t) => -z(e, t)
			}
		})),
		F("discard {n} card(s)", "Action, (E), discard a card - Draw a card.", { n: N }, ({ n: e }) => ({
			says: "discarding",
			step: {
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: (e) => e.in(O.hand)
				},
				does: (e, t) => {
					e.move(t, O.discard), e.say(() => `${e.label(t)} is discarded.`);
				},
				worth: (e, t) => -z(e, t) / 10
			}
		}))
	], Ol = 1.5, kl = [
		"action",
		"attack-action",
		"instant"
	], Al = new is({
		moments: wl,
		conditions: El,
		costs: Dl,
		effects: Qc,
		standings: gl,
		once: A.used,
		momentOf: ({ type: e }) => kl.includes(e) ? {
			event: "played",
			of: Sl
		} : void 0,
		lasts: ({ type: e }) => e !== "action" && e !== "instant",
		phase: {
			id: "text",
			cite: Mr
		},
		isActive: (e, t) => {
			let n = e.zoneOf(t);
			if (n === O.ao) return !0;
			if (n === O.heroes) return e.card(t).type === "hero";
			let r = e.hostOf(t);
			return r >= 0 && e.isInPlay(e.zoneOf(r));
		}
	});
})), Ml, Nl = t((() => {
	Ml = [
		{
			id: "no-redraw",
			text: "The rules name no mulligan, so you keep the opening five. The house rule allows one redraw.",
			house: "redraw"
		},
		{
			id: "opponent",
			text: "Whoever is opposite plays a deck of its own by the same rules, as our autopilot plays. Alone, the opponent has 30 life and nothing else: no cards in play, no answers, no turn. Nobody plays an instant in response to yours."
		},
		{
			id: "decks-opposite",
			text: "The decks opposite are practice decks of ours, or a copy of yours without its sideboard. What they hold is not shown before it is played. They have no sideboard and do not redraw."
		},
		{
			id: "opponent-blocks",
			text: "The opponent blocks with one warrior at most: the one of the least health that survives and would not deal more in its own turn, else the one of the least health that destroys an attacking warrior worth as much. If the attack would leave it with 6 life or less, it blocks with the warrior of the most health. A text may keep some of its warriors from blocking."
		},
		{
			id: "supertypes",
			text: "The rules say that land, air and space decide who may block, but the text that we have lost its list. At this table neighbours block each other: land blocks land and air, air blocks all three, space blocks air and space. An attack that does not come from a warrior may be blocked by any. If a supertype is not known, it keeps nobody from blocking."
		},
		{
			id: "your-blockers",
			text: "You may block an attack with several warriors. Its damage goes to the one of the least health first, then to the next. They stay exerted until your own next rally."
		},
		{
			id: "choice-of-order",
			text: "The rules leave it to chance who chooses to go first or second. At this table it is always you."
		},
		{
			id: "nothing-opposite",
			text: "Alone, what a text says about an opponent’s warriors, hand, deck, Orbit or fortifications finds nothing there. Where the opponent may pay for its attack, it pays from its Energy Pool if there is enough in it. If the opponent exerts one of its warriors, it is the ready one of the least attack."
		},
		{
			id: "instants-in-its-turn",
			text: "While the opponent attacks, you may play instants and use Instant abilities. The opponent’s turn is a turn of its own: your cache may be used in it, and what was paid goes to the bottom of your deck at its end, in its present order."
		},
		{
			id: "same-moment",
			text: "If several texts happen at the same moment, the one of the card that it is about comes first. The rules leave the order open."
		},
		{
			id: "being-played",
			text: "A card that is played lies in the discard pile while it does what it says, and does not find itself there."
		},
		{
			id: "this-turn",
			text: "What a text says of this turn is over in the cleanup of the turn, together with the damage."
		},
		{
			id: "no-empty-slot",
			text: "What a text places into an empty Orbit slot stays where it is if every slot is taken. Of cards that it looked at, you choose the one that stays on top."
		},
		{
			id: "lowest-hand-size",
			text: "If several texts give you a maximum hand size, the lowest holds."
		},
		{
			id: "costs-in-texts",
			text: "A text that goes by a cost means the one printed on the card, also where other texts change it. A hero has no cost, not even 0, and neither has a card whose cost is not published: such a text finds neither."
		},
		{
			id: "own-leaving",
			text: "A warrior that leaves the AO counts for its own text. “Whenever a warrior you control leaves the AO” is true of the warrior itself, “another warrior” is not. What it counted was true just before it left."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Drawing from an empty deck, or exerting what is exerted already, does nothing."
		},
		{
			id: "paid-alike",
			text: "The Tech Level, a Transform cost and abilities are paid as cards are: with cards of the hand, or with the whole cache."
		},
		{
			id: "ability-costs",
			text: "What stands before the dash of an ability is paid: (2) is 2 energy, (E) exerts the card, and cards are chosen for the rest. Of a text that the table does not carry out, only energy and exertion are read. If a card’s text is not published, its ability may cost any energy that can be paid. An ability that is an Attack Action is not told apart: if you go first, leave it in the first turn."
		},
		{
			id: "backline-abilities",
			text: "A hero in the Hero Zone uses the abilities of its backline side, and in the AO those of its frontline side."
		},
		{
			id: "placeholder-heroes",
			text: "Nobody has published what the three heroes of the rulebook cost to transform, nor their frontline sides. At the table they use placeholder values, the medians of the practice heroes: transform cost 3, attack 2, health 4, land. These never decide whether a deck is legal."
		},
		{
			id: "as-often-as-paid",
			text: "You may raise the Tech Level and transform heroes as often in a turn as you can pay for it. There is no highest Tech Level."
		},
		{
			id: "cached-by-effect",
			text: "A card that an effect brings to the cache is not the one that you may cache in a turn, and does not keep you from using the cache."
		},
		{
			id: "warriors-attack",
			text: "A warrior attacks by exerting, whether or not its card names an attack, so each may attack while it is ready."
		},
		{
			id: "exhausted-heroes",
			text: "A hero that leaves the AO in any other way than for its Transform cost is exhausted, which is read as exerted: it rallies with the rest. An exerted hero may transform too."
		},
		{
			id: "energy-left-over",
			text: "Energy that is more than a cost stays in the pool until the cleanup of the turn."
		},
		{
			id: "first-cache",
			text: "The card with which the second player's cache begins was not added in a turn, so the cache may be used in the first one."
		},
		{
			id: "bottom-order",
			text: "Cards go under the deck one by one, each below the one before. A pass puts the rest of the Energy Stack there in its present order."
		},
		{
			id: "empty-deck",
			text: "Drawing from an empty deck gives nothing, and you do not lose."
		},
		{
			id: "no-health-left",
			text: "A warrior or fortification is destroyed as soon as its damage reaches its Health, also when it is the Health that falls."
		}
	];
}));
// lib/games/shoulder-of-orion/table/measures.ts
function Pl(e) {
	let t = 0;
	for (let n of e.in(O.ao)) E(e, n) && t++;
	return t;
}
var Fl, Il, Ll = t((() => {
	j(), Fl = [
		{
			id: "damage",
			name: "Damage dealt",
			better: "more",
			at: (e) => 30 - e.get(k.dummyLife)
		},
		{
			id: "life",
			name: "Life left",
			better: "more",
			at: (e) => e.get(k.life)
		},
		{
			id: "lead",
			name: "Life ahead of the opponent",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(k.life) - e.get(k.dummyLife)
		},
		{
			id: "warriors",
			name: "Warriors in play",
			better: "more",
			at: Pl
		},
		{
			id: "tech",
			name: "Tech Level",
			better: "more",
			at: (e) => e.get(k.techLevel)
		},
		{
			id: "used",
			name: "Cards in the discard pile",
			better: "more",
			at: (e) => e.count(O.discard)
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(O.hand)
		}
	], Il = [
		{
			says: "Two warriors by turn 1",
			measure: "warriors",
			least: 2,
			turn: 1
		},
		{
			says: "Two warriors by turn 2",
			measure: "warriors",
			least: 2,
			turn: 2
		},
		{
			says: "Three warriors by turn 3",
			measure: "warriors",
			least: 3,
			turn: 3
		},
		{
			says: "Tech Level 2 by turn 3",
			measure: "tech",
			least: 2,
			turn: 3
		},
		{
			says: "Tech Level 3 by turn 5",
			measure: "tech",
			least: 3,
			turn: 5
		},
		{
			says: "5 damage by turn 2",
			measure: "damage",
			least: 5,
			turn: 2
		},
		{
			says: "10 damage by turn 3",
			measure: "damage",
			least: 10,
			turn: 3
		},
		{
			says: "20 damage by turn 4",
			measure: "damage",
			least: 20,
			turn: 4
		},
		{
			says: "The 30th damage by turn 5",
			measure: "damage",
			least: 30,
			turn: 5
		},
		{
			says: "The 30th damage by turn 7",
			measure: "damage",
			least: 30,
			turn: 7
		},
		{
			says: "Ten life ahead by turn 4",
			measure: "lead",
			least: 10,
			turn: 4
		}
	];
})), Rl, zl = t((() => {
	Rl = {
		redraw: {
			move: "redraw",
			says: "shuffle the whole hand back and draw five again",
			verb: "shuffle back",
			most: "all",
			house: "redraw"
		},
		questions: [
			{
				says: "Two warriors that cost 2 or less",
				asks: "2 of [t:warrior c<=2]",
				more: 1
			},
			{
				says: "Three cards that cost 2 or less",
				asks: "3 of [c<=2]",
				more: 0
			},
			{
				says: "A warrior and an attack action",
				asks: "1 of [t:warrior] and 1 of [t:attack-action]",
				more: 2
			},
			{
				says: "A card that costs 4 or more",
				asks: "1 of [c>=4]",
				more: 3
			}
		]
	};
}));
// lib/games/shoulder-of-orion/table/result.ts
function Bl(e) {
	let t = e.get(k.dummyLife);
	return Ha(e) ? {
		name: "Life",
		own: e.get(k.life),
		theirs: t
	} : {
		name: "Damage dealt",
		own: 30 - t
	};
}
function Vl(e) {
	if (e.turn === 0) return;
	let [t, n] = [e.get(k.life), e.get(k.dummyLife)];
	if (n <= 0) {
		let n = Ha(e) ? `, with ${t} life left` : "";
		return {
			how: "won",
			says: `You won in turn ${e.turn}${n}.`
		};
	}
	if (t <= 0) return {
		how: "lost",
		says: `You lost in turn ${e.turn}. Your opponent has ${n} life left.`
	};
}
var Hl = t((() => {
	Xa(), j();
}));
// lib/core/text/idle.ts
function Ul(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => Wl(t, n, e))) return "no target for its text: nothing will happen";
}
function Wl(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var Gl = t((() => {}));
// lib/games/shoulder-of-orion/table/ability-costs.ts
function Kl(e) {
	let t = [];
	for (let [, n = ""] of e.matchAll(Jl)) {
		let e = [...n.matchAll(/\((\d{1,2})\)/g)].map(([, e]) => Number(e)), r = /\(E\)/.test(n);
		if (e.length === 0 && !r) continue;
		let i = e.reduce((e, t) => e + t, 0);
		t.some((e) => e.energy === i && e.exerts === r) || t.push({
			energy: i,
			exerts: r
		});
	}
	return t;
}
function ql(e, t) {
	let n = e.split(Yl);
	return n.length === 1 ? e : n.filter((e, r) => n[r - 1] === t).join(" ");
}
var Jl, Yl, Xl = t((() => {
	Jl = /(?:^|[.:])([^.:]*?)\s[-–—]\s/g, Yl = /\b(Backline|Frontline):/;
}));
// lib/games/shoulder-of-orion/table/abilities.ts
function Zl(e) {
	let t = e.in(O.heroes).filter((t) => e.card(t).type === "hero");
	for (let n of e.in(O.ao)) t.push(n, ...e.in(e.under(n)));
	return t;
}
function Ql(e, t) {
	let { type: n, text: r } = e.card(t);
	if (r === null) return [];
	if (r !== void 0) {
		let r = ru(e.card(t));
		if (r === "") return [];
		let i = e.zoneOf(t) === O.heroes ? "Backline" : "Frontline";
		return Kl(n === "hero" ? ql(r, i) : r);
	}
	let i = aa(e, -1), a = Array.from({ length: i }, (e, t) => t + 1);
	return [!1, !0].flatMap((e) => a.map((t) => ({
		energy: t,
		exerts: e
	})));
}
function $l(e, t, { energy: n, exerts: r }) {
	return la(e, n, -1) && !(r && e.isExhausted(t));
}
function eu({ energy: e, exerts: t }) {
	return `${e}${t ? "E" : ""}`;
}
function tu(e) {
	return [...e.energy > 0 ? [`${e.energy} energy`] : [], ...e.exerts ? ["exerting it"] : []].join(" and ");
}
function nu(e, t) {
	let n = Ql(e, t), r = n.length === 1 && e.card(t).text !== void 0;
	return n.filter((n) => $l(e, t, n)).map((e) => r ? "" : eu(e));
}
var ru, iu, au = t((() => {
	vn(), jl(), Xl(), ya(), j(), ru = y((e) => Al.read(e).flatMap(({ sentence: e, ability: t }) => t ? [] : [e]).join(" ")), iu = {
		do: "ability",
		says: "Use an ability yourself",
		of: "a card of yours with an ability that is left to you and that you can pay for",
		at: () => "one of its abilities that you can pay for",
		cards: (e) => Zl(e).filter((t) => nu(e, t).length > 0),
		targets: nu,
		names: (e, t) => tu({
			energy: Number.parseInt(t, 10),
			exerts: t.endsWith("E")
		}),
		play: (e, t, n) => {
			let r = Ql(e, t).find((e) => n === "" || eu(e) === n);
			r && (e.say(() => `${e.label(t)}: an ability is used for ${tu(r)}.`), fa(e, {
				for: r.exerts ? M.exertion : M.ability,
				cost: r.energy,
				card: t,
				onto: -1
			}));
		}
	};
}));
// lib/games/shoulder-of-orion/book/access.ts
function ou(e) {
	return e.isMissing ? [] : e.choices([])[0] ?? [];
}
function su(e, t) {
	return t.every((t) => e.has(t));
}
var cu, lu, uu, du, fu = t((() => {
	be(), vn(), cu = "Hybrid", lu = class {
		unsure;
		#e;
		#t = /* @__PURE__ */ new Set();
		#n = /* @__PURE__ */ new Set();
		#r;
		constructor(e, t) {
			this.#e = t, this.unsure = e.filter((e) => e.factions.isMissing || e.subfaction.isMissing);
			let n = /* @__PURE__ */ new Map();
			for (let t of e) {
				for (let e of ou(t.factions)) this.#t.add(e);
				let [e] = t.subfaction.isMissing ? [] : t.subfaction.choices([]);
				typeof e == "string" && (e === "Hybrid" ? ou(t.factions).length > 0 && n.set(ou(t.factions).join("\n"), ou(t.factions)) : this.#n.add(e));
			}
			this.#r = [...n.values()];
		}
		opens({ type: e, factions: t, subfaction: n }, r) {
			let [i, a] = [n.isNone(), n.is(cu)];
			return i !== g.no && (i = i.and(t.asks((e) => this.#s(e, r)))), a !== g.no && (a = a.and(t.asks(this.#l))), e.is("hero").or(i).or(n.asks(this.#c)).or(a);
		}
		allows(e) {
			return e.type.is("hero") !== g.no || this.opens(e) === g.yes || this.#i(e) || this.#a(e) || this.#o(e);
		}
		#i({ subfaction: e, factions: t }) {
			return e.isNone() === g.no ? !1 : t.isMissing || t.asks((e) => this.#s(e)) === g.yes ? !0 : this.unsure.some((e) => e.factions.isMissing) && t.asks(uu) === g.yes;
		}
		#a({ subfaction: e }) {
			return e.asks((e) => e !== "Hybrid") === g.no ? !1 : this.unsure.some((e) => e.subfaction.isMissing) ? !0 : e.isMissing && this.#n.size > 0;
		}
		#o({ subfaction: e, factions: t }) {
			return e.is("Hybrid") === g.no ? !1 : (t.isMissing ? this.#r.length > 0 : t.asks(this.#l) === g.yes) || this.unsure.some((e) => {
				if (e.subfaction.is("Hybrid") === g.no || t.asks(uu) === g.no) return !1;
				if (e.factions.isMissing) return !0;
				let n = ou(e.factions);
				return n.length > 0 && t.asks((e) => su(du(e), n)) !== g.no;
			});
		}
		has(e) {
			return this.#t.has(e);
		}
		#s(e, t) {
			let n = (e) => e === "Generic" || this.has(e) || t?.has(e) === !0;
			return e.some(n) && (!this.#e || e.every(n));
		}
		#c = (e) => e !== "Hybrid" && this.#n.has(e);
		#l = (e) => {
			let t = du(e);
			return this.#r.some((e) => su(t, e));
		};
	}, uu = (e) => e.length > 0, du = y((e) => new Set(e));
}));
// lib/games/shoulder-of-orion/table/sideboarding.ts
function pu(e, t) {
	let n = /* @__PURE__ */ new Set();
	return e.in(t).filter((t) => !n.has(e.label(t)) && n.add(e.label(t)));
}
function mu(e) {
	let { cards: t, house: n } = e.start, r = _u.get(t);
	if (r) return r;
	let i = ({ card: e, label: t }) => me(e, {
		attributes: Ir,
		kind: "type",
		label: t,
		set: ""
	}), a = t.filter(({ from: e }) => e === "heroes").map(i), o = new lu(a, !!n["all-factions"]), s = t.filter((e) => e.card.type !== "hero" && o.opens(i(e)) !== g.no), c = new Set(s.map(({ label: e }) => e));
	return _u.set(t, c), c;
}
function hu(e, t) {
	return e.in(O.draw).filter((n) => e.label(n) === t).length;
}
var gu, _u, vu, yu = t((() => {
	be(), fu(), w(), j(), gu = 3, _u = /* @__PURE__ */ new WeakMap(), vu = {
		do: "swap",
		says: "Switch with a card of the deck",
		isForPerson: !0,
		of: "a card of your sideboard that your heroes allow",
		at: () => "a card of your deck",
		cards: (e) => {
			let t = mu(e);
			return pu(e, O.sideboard).filter((n) => t.has(e.label(n)));
		},
		targets: (e) => pu(e, O.draw).map((e) => `#${e}`),
		needs: [{
			id: "other",
			cite: hr,
			holds: (e, t, n) => e.label(t) !== e.label(Number(n.slice(1))),
			lacks: () => "both are the same card"
		}, {
			id: "copies",
			cite: mr,
			holds: (e, t) => hu(e, e.label(t)) < gu,
			lacks: (e, t) => `the deck holds ${hu(e, e.label(t))} of it, and ${gu} are the most`
		}],
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.move(r, O.sideboard), e.move(t, O.draw), e.say(() => `${e.label(t)} comes into the deck for ${e.label(r)}.`);
		}
	};
}));
// lib/games/shoulder-of-orion/table/turn.ts
function bu(e, t) {
	let n = e.draw(O.draw, O.hand, t);
	e.say(() => n === 0 ? "The deck is empty: no card is drawn." : n === 1 ? "1 card is drawn." : `${n} cards are drawn.`);
}
function xu(e) {
	for (let t of [O.heroes, O.ao]) for (let n of e.in(t)) {
		e.exhaust(n, !1);
		for (let t of e.in(e.under(n))) e.exhaust(t, !1);
	}
}
function Su(e) {
	e.set(k["enemy-energy"], 0);
	for (let t of [...e.in(O["enemy-energy"])]) e.move(t, O["enemy-draw"], "bottom");
}
function Cu(e, t) {
	let { type: n } = e.card(t);
	return n === "action" || n === "instant" ? Ul(Al, e, t, "played") : void 0;
}
var wu, Tu, Eu, Du, Ou, ku, Au, ju, Mu, Nu, Pu, Fu, Iu, Lu = t((() => {
	Qe(), Gl(), w(), Xa(), jl(), au(), na(), ya(), Ba(), xc(), yu(), j(), wu = 5, Tu = 3, Eu = 7, Du = ["first", "second"], Ou = {
		do: "go",
		says: "Go",
		isForPerson: !0,
		at: () => "first or second",
		targets: () => Du,
		play: (e, t, n) => {
			e.set(k.first, +(n === "first")), e.set(k["enemy-first"], n === "first" ? 0 : 1), e.say(() => n === "first" ? "You go first: no attack actions in the first turn." : "You go second."), e.leave();
		}
	}, ku = {
		do: "redraw",
		says: "Shuffle the opening hand back and draw five again",
		key: "m",
		play: (e) => {
			for (let t of [...e.in(O.hand)]) e.move(t, O.draw);
			e.shuffle(O.draw), e.draw(O.draw, O.hand, wu), e.say(() => "The opening hand is redrawn, once."), e.leave();
		}
	}, Au = [
		{
			id: "sideboarding",
			name: "Sideboarding",
			cite: gr,
			says: "Cards may be switched between deck and sideboard while the deck stays legal.",
			begin: (e) => {
				e.set(k.dummyLife, 30), e.set(k.life, 30);
				for (let t of [k.techLevel, k["enemy-techLevel"]]) e.set(t, 1);
				for (let t of [k.handSize, k["enemy-handSize"]]) e.set(t, Eu);
				e.count(O.sideboard) === 0 && e.leave();
			},
			moves: [vu]
		},
		{
			id: "order",
			name: "First or second",
			cite: _r,
			says: "Going first: no attack actions in the first turn. Going second: the top card of the deck begins in the cache.",
			moves: [Ou],
			mayPass: () => !1
		},
		Ja,
		{
			id: "opening",
			name: "Opening hand",
			cite: _r,
			says: "Draw five. There is no mulligan. The house rule allows one redraw.",
			isForBoth: !0,
			begin: (e) => {
				e.shuffle(O.draw), bu(e, wu), e.start.house.redraw || e.leave();
			},
			moves: [ku]
		},
		{
			id: "first-cache",
			name: "Cache of the second player",
			cite: _r,
			says: "Who goes second puts the top card of the deck face up into the cache.",
			isForBoth: !0,
			begin: (e) => {
				e.get(k.first) > 0 || e.draw(O.draw, O.cache, 1) === 0 || e.say(() => `${e.label(e.first(O.cache))} begins in the cache.`);
			},
			moves: []
		}
	], ju = {
		do: "bottom",
		says: "Put a card of the Energy Stack on the bottom of the deck",
		of: "a card of your Energy Stack",
		cards: (e) => e.in(O.energy),
		play: (e, t) => {
			e.move(t, O.draw, "bottom"), e.count(O.energy) < 2 && e.leave();
		}
	}, Mu = {
		do: "bottom",
		says: "Put a card on the bottom of the deck",
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		play: (e, t) => {
			e.move(t, O.draw, "bottom"), e.say(() => `${e.known(t)} goes to the bottom of the deck.`), mi(e) === 0 && e.leave();
		}
	}, Nu = [
		k.cached,
		k.spent,
		k["enemy-cached"],
		k["enemy-spent"]
	], Pu = [
		{
			id: "beginning",
			name: "Beginning",
			cite: br,
			says: "Effects at the beginning of the turn resolve.",
			begin: (e) => {
				for (let t of Nu) e.set(t, 0);
				e.tell("turn-begins", -1);
			},
			moves: []
		},
		{
			id: "play",
			name: "Play step",
			cite: xr,
			says: "Play cards, use abilities, raise the Tech Level, transform, attack and orbit. Cache one card a turn.",
			moves: [
				{
					...Na,
					wastes: Cu
				},
				za,
				Al.use,
				Ra,
				La,
				Fa,
				Ia,
				iu
			]
		},
		{
			id: "rally",
			name: "End and rally",
			cite: wr,
			says: "After the effects at the end of the turn all cards rally.",
			begin: (e) => e.tell("turn-ends", -1),
			moves: [],
			end: xu
		},
		{
			id: "cleanup",
			name: "Cleanup",
			cite: Tr,
			says: "Damage comes off warriors. The Energy Stack goes to the bottom of the deck in the order of your choice.",
			begin: (e) => {
				Ki(e), Su(e), e.set(k.energy, 0);
				let t = e.count(O.energy);
				if (t < 2 && e.leave(), t === 0) return;
				let n = t === 1 ? "1 card of the Energy Stack goes" : `${t} cards of the Energy Stack go`;
				e.say(() => `${n} to the bottom of the deck.`);
			},
			moves: [ju],
			end: (e) => {
				for (let t of [...e.in(O.energy)]) e.move(t, O.draw, "bottom");
			}
		},
		{
			id: "draw",
			name: "Draw",
			cite: Er,
			says: "Draw three cards.",
			begin: (e) => bu(e, Tu),
			moves: []
		},
		{
			id: "orbit",
			name: "Orbit",
			cite: Sr,
			says: "A last chance to put cards into empty orbit slots: as many as the Tech Level.",
			run: (e) => {
				Ve(e, Ia) || e.leave();
			},
			moves: [Ia]
		},
		{
			id: "hand",
			name: "Hand size",
			cite: vr,
			says: "Cards go to the bottom of the deck until seven are left in hand.",
			asks: (e) => {
				let t = mi(e);
				return t === 0 ? "No card is over the maximum of the hand." : `Put ${t} more ${t === 1 ? "card" : "cards"} on the bottom of the deck: ${pi(e)} is the most.`;
			},
			begin: (e) => {
				mi(e) === 0 && e.leave();
			},
			moves: [Mu],
			mayPass: (e) => mi(e) === 0
		}
	], Fu = {
		do: "draw",
		says: "Draw a card",
		key: "d",
		play: (e) => {
			e.draw(O.draw, O.hand, 1), e.say(() => "A card is drawn for the one cached."), e.leave();
		}
	}, Iu = [
		ma(hc),
		Al.phase,
		Qi,
		$i,
		Wa(Al),
		bc,
		{
			id: "cache-draw",
			name: "Draw for the cache",
			cite: S,
			says: "Who caches a card may draw one.",
			moves: [Fu]
		}
	];
})), Ru = /* @__PURE__ */ n({ goldfish: () => zu }), zu, Bu = t((() => {
	Xa(), Qa(), jl(), Nl(), Cs(), Ll(), zl(), Hl(), j(), Lu(), zu = {
		texts: Al,
		zones: Ci,
		counters: wi,
		tokens: Ei,
		spent: {
			is: "exerted",
			again: "rallied",
			spend: "Exert",
			restore: "Rally"
		},
		begins: {
			main: "draw",
			heroes: "heroes",
			sideboard: "sideboard",
			...Object.fromEntries(Ka.map((e) => [e, "box"]))
		},
		mirror: {
			...Ti,
			theirs: Ka,
			name: "The opponent"
		},
		alternates: !0,
		first: (e) => e.get(k.first) > 0 ? 0 : 1,
		supplies: Va,
		setup: Au,
		phases: Pu,
		called: Iu,
		result: Vl,
		score: Bl,
		measures: Fl,
		plans: Il,
		opening: Rl,
		opposed: Ha,
		enforce: gs,
		forbids: ls,
		afterFreeMove: cs,
		areas: Di,
		autopilot: Za,
		readings: Ml
	};
}));
w(), Lr();
var Vu = {
	id: "shoulder-of-orion",
	name: "Shoulder of Orion",
	about: "Two players, three heroes each: warriors, fortifications and cunning actions take the opponent's 30 life.",
	feels: "Every card is also fuel. Spend it now, or climb for the big turn?",
	rulebook: x,
	kind: "type",
	attributes: Ir,
	sections: Br,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Decks of 3 heroes and 40 cards, with a sideboard of up to 10."
	}],
	options: [],
	house: [{
		id: "all-factions",
		says: "A general card needs all its factions among the heroes' factions."
	}, {
		id: "redraw",
		says: "The opening five may be redrawn once."
	}],
	readings: pr,
	rules: Nr,
	layout: Rr,
	symbols: Gr,
	drawings: async () => (await Promise.resolve().then(() => (Jr(), Kr))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Zr(), Yr))).intro,
	terms: async () => (await Promise.resolve().then(() => (ei(), Qr))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (Bu(), Ru))).goldfish
}, Hu = [];
Hu[1] = Vu;
var Uu = ur(Hu, Vu, {
	sets: [
		{
			game: "shoulder-of-orion",
			id: "soo-published",
			name: "Shoulder of Orion rules: named cards",
			official: !0,
			source: "Shoulder of Orion rules: the three heroes that its paragraphs on deck construction name.",
			cards: [
				{
					name: "Banneret Apollo",
					type: "hero",
					factions: ["Union"],
					subfaction: "Knights",
					sources: {
						type: "Deck construction: chosen as the first hero",
						factions: "Deck construction: named as a Union hero",
						subfaction: "Deck construction: listed as Union - Knights"
					}
				},
				{
					name: "The Child",
					type: "hero",
					factions: ["Swarm", "Union"],
					subfaction: "Hybrid",
					sources: {
						type: "Deck construction: chosen as the second hero",
						factions: "Deck construction: listed as Swarm/Union",
						subfaction: "Deck construction: listed as Swarm/Union - Hybrid"
					}
				},
				{
					name: "Aestus Lord",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Tide",
					sources: {
						type: "Deck construction: chosen as the final hero",
						factions: "Deck construction: listed as Swarm - Tide",
						subfaction: "Deck construction: listed as Swarm - Tide"
					}
				}
			]
		},
		{
			game: "shoulder-of-orion",
			id: "soo-stand-ins",
			name: "Placeholder values for the rulebook's heroes",
			official: !1,
			source: "Values chosen by Drydock so that the heroes named in the rules can transform at the table: the medians of the practice heroes. None of them is a fact, and nobody has published them.",
			cards: [
				{
					name: "Banneret Apollo",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				},
				{
					name: "The Child",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				},
				{
					name: "Aestus Lord",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				}
			]
		},
		{
			game: "shoulder-of-orion",
			id: "soo-practice",
			name: "Practice: Shoulder of Orion",
			official: !1,
			practice: !0,
			source: "Cards invented by Drydock for practice with this game: unofficial, not published by anybody.",
			cards: [
				{
					name: "Marshal Ilse Thorne",
					type: "hero",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Officer",
					transform: 3,
					frontline: {
						attack: 3,
						health: 4,
						supertype: "land"
					},
					text: "Backline: Action, (1), (E) - Rally a land warrior you control. Frontline: Other Knights warriors you control have +1 attack."
				},
				{
					name: "Foreman Okoro",
					type: "hero",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Mechanic",
					transform: 3,
					frontline: {
						attack: 2,
						health: 6,
						supertype: "land"
					},
					text: "Backline: Action, (E) - Remove 2 damage counters from a fortification you control. Frontline: Fortifications you control have +2 health."
				},
				{
					name: "Undertow Sibyl",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Speaker",
					transform: 2,
					frontline: {
						attack: 2,
						health: 3,
						supertype: "air"
					},
					text: "Backline: Action, (1), (E) - Return a warrior you control to your hand. Frontline: The first Tide warrior you play each turn costs 1 less."
				},
				{
					name: "Mother Ketteral",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Matriarch",
					transform: 4,
					frontline: {
						attack: 4,
						health: 5,
						supertype: "land"
					},
					text: "Backline: Action, (E), destroy a warrior you control - Draw a card. Frontline: Whenever another Brood warrior you control is destroyed, draw a card."
				},
				{
					name: "Keymaster Oduya",
					type: "hero",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Guardian",
					transform: 3,
					frontline: {
						attack: 1,
						health: 7,
						supertype: "land"
					},
					text: "Backline: Instant, (1), (E) - A warrior you control has +2 health this turn. Frontline: This warrior may block while exerted."
				},
				{
					name: "Sable Quillon",
					type: "hero",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Merchant",
					transform: 2,
					frontline: {
						attack: 2,
						health: 3,
						supertype: "space"
					},
					text: "Backline: Action, (E) - Place the top card of your deck face-down into an empty Orbit slot. Frontline: Whenever you place a card into your Cache, draw a card."
				},
				{
					name: "Oracle Nemiah",
					type: "hero",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Mystic",
					transform: 2,
					frontline: {
						attack: 1,
						health: 4,
						supertype: "air"
					},
					text: "Backline: Action, (E) - Look at the top card of your deck. You may place it on the bottom. Frontline: The first Instant you play each turn costs 1 less."
				},
				{
					name: "The Hollow Voice",
					type: "hero",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Spirit",
					transform: 3,
					frontline: {
						attack: 3,
						health: 3,
						supertype: "space"
					},
					text: "Backline: Action, (2), (E) - Place an Action from your discard pile on top of your deck. Frontline: Warriors you control have +1 attack while your discard pile holds five or more cards."
				},
				{
					name: "Sergeant Vex Amari",
					type: "hero",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Outrider",
					transform: 2,
					frontline: {
						attack: 3,
						health: 3,
						supertype: "land"
					},
					text: "Backline: Action, (E) - A warrior you control has +1 attack this turn. Frontline: When this warrior enters the AO, you may rally another warrior you control."
				},
				{
					name: "Castellan Dray",
					type: "hero",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					subtype: "Architect",
					transform: 3,
					frontline: {
						attack: 2,
						health: 6,
						supertype: "land"
					},
					text: "Backline: Action, (1), (E) - Look at the top two cards of your deck. Place one into an empty Orbit slot and the other on the bottom. Frontline: Fortifications you play cost 1 less."
				},
				{
					name: "Chaplain Solace",
					type: "hero",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Chaplain",
					transform: 3,
					frontline: {
						attack: 2,
						health: 5,
						supertype: "air"
					},
					text: "Backline: Instant, (1), (E) - Remove all damage counters from a warrior you control. Frontline: Warriors with an augment have +1 health."
				},
				{
					name: "Auditor Mirexi",
					type: "hero",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					subtype: "Collector",
					transform: 2,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					text: "Backline: Action, (E), discard a card - Draw a card. Frontline: Whenever a warrior you control is destroyed, you may place it into your Cache instead of the discard pile."
				},
				{
					name: "Cantor of the Deep",
					type: "hero",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Singer",
					transform: 3,
					frontline: {
						attack: 3,
						health: 4,
						supertype: "air"
					},
					text: "Backline: Action, (2), (E) - Return a warrior from your discard pile to your hand. Frontline: Whenever a warrior you control leaves the AO, your opponent loses 1 life."
				},
				{
					name: "Archivist Penumbra",
					type: "hero",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Keeper",
					transform: 2,
					frontline: {
						attack: 1,
						health: 5,
						supertype: "space"
					},
					text: "Backline: Action, (E) - You may exchange a card in your Orbit with a card from your hand. Frontline: Cards you play from Orbit cost 1 less."
				},
				{
					name: "Border Rifles",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Infantry",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Shield Conscript",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Infantry",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "This warrior may block while exerted."
				},
				{
					name: "Kestrel Pilot",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "air",
					subtype: "Aviator",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: null
				},
				{
					name: "Lancer Column",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "When this warrior attacks, exert a warrior your opponent controls with cost 2 or less."
				},
				{
					name: "Picket Cruiser",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 3,
					cost: 4,
					attack: 5,
					health: 6,
					text: "Fortifications you control have +1 health."
				},
				{
					name: "Volley Order",
					type: "attack-action",
					factions: ["Union"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 2,
					attack: 3,
					text: "This attack has +1 attack for each Union warrior you control that is not exerted, up to two."
				},
				{
					name: "Call to Muster",
					type: "action",
					factions: ["Union"],
					subfaction: null,
					subtype: "Order",
					tier: 1,
					cost: 1,
					text: "Look at the top four cards of your deck. You may put a warrior from among them into your hand. Place the rest on the bottom of your deck."
				},
				{
					name: "Close Ranks",
					type: "instant",
					factions: ["Union"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					text: "A warrior you control has +3 health this turn."
				},
				{
					name: "Regulation Plate",
					type: "augment",
					factions: ["Union"],
					subfaction: null,
					subtype: "Armor",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +1 attack and +2 health."
				},
				{
					name: "General Mobilization",
					type: "aura",
					factions: ["Union"],
					subfaction: null,
					subtype: "Doctrine",
					tier: 4,
					cost: 4,
					text: "Warriors you control enter the AO rallied."
				},
				{
					name: "Oathsworn Squire",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "While this warrior has an augment, it has +2 attack."
				},
				{
					name: "Gate Templar",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 3,
					attack: 3,
					health: 4,
					text: "Augments you attach to this warrior cost 1 less."
				},
				{
					name: "Silver Banner Rider",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 3,
					text: "When this warrior enters the AO, rally another Knights warrior you control."
				},
				{
					name: "Oathblade",
					type: "augment",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Weapon",
					tier: 1,
					cost: 1,
					text: "The augmented warrior has +2 attack. If it is a Knights warrior, it also has +1 health."
				},
				{
					name: "Thundering Charge",
					type: "attack-action",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 4,
					text: "If you control three or more Knights warriors, this attack cannot be blocked by warriors with health 2 or less."
				},
				{
					name: "Paragon of the Sixth Gate",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 3,
					cost: 5,
					attack: 7,
					health: 7,
					text: "Damage from attack actions to this warrior is reduced by 1."
				},
				{
					name: "Rivet Crew",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "land",
					subtype: "Mechanic",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "Action, (E) - Remove 1 damage counter from a fortification you control."
				},
				{
					name: "Prefab Bulwark",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "land",
					subtype: "Wall",
					tier: 1,
					cost: 2,
					health: 6,
					text: "Your opponent must choose this fortification as the target of an attack, if able."
				},
				{
					name: "Salvage Crane",
					type: "item",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Tool",
					tier: 3,
					cost: 2,
					text: "Action, (1), (E) - Return a fortification or item from your discard pile to your hand."
				},
				{
					name: "Flak Terrace",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "air",
					subtype: "Battery",
					tier: 2,
					cost: 3,
					health: 6,
					text: "Action, (1), (E) - This fortification deals 2 damage to a warrior your opponent controls."
				},
				{
					name: "Blueprint Review",
					type: "action",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Order",
					tier: 2,
					cost: 1,
					text: "Draw two cards, then place a card from your hand on the bottom of your deck."
				},
				{
					name: "Orbital Drydock",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "space",
					subtype: "Station",
					tier: 4,
					cost: 5,
					health: 11,
					text: "At the beginning of your turn, you may play a fortification or item with cost 3 or less from your hand without paying its cost."
				},
				{
					name: "Skitterling",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Drone",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Barbed Leaper",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Drone",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "This warrior has +1 attack while you control three or more warriors."
				},
				{
					name: "Gas Drifter",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "air",
					subtype: "Floater",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: null
				},
				{
					name: "Carapace Hulk",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Beast",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "Whenever another warrior you control is destroyed, this warrior has +1 attack this turn."
				},
				{
					name: "Void Leviathan",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "space",
					subtype: "Beast",
					tier: 4,
					cost: 6,
					attack: 9,
					health: 8,
					text: "When this warrior attacks, each player places the top two cards of their deck into their discard pile."
				},
				{
					name: "Feeding Frenzy",
					type: "attack-action",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 1,
					cost: 1,
					attack: 1,
					text: "This attack has +1 attack for each warrior you control, up to four."
				},
				{
					name: "Split the Brood Sac",
					type: "action",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 2,
					cost: 2,
					text: "Return up to two warriors with cost 1 from your discard pile to your hand."
				},
				{
					name: "Shed Shell",
					type: "instant",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 1,
					cost: 1,
					text: "Return a warrior you control to your hand. Draw a card."
				},
				{
					name: "Spine Graft",
					type: "augment",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Mutation",
					tier: 1,
					cost: 1,
					text: "The augmented warrior has +2 attack and -1 health."
				},
				{
					name: "Migration Season",
					type: "aura",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Habitat",
					tier: 3,
					cost: 3,
					text: "The first warrior you play each turn costs 1 less."
				},
				{
					name: "Foam Runner",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is returned to your hand from the AO, you may place it into an empty Orbit slot."
				},
				{
					name: "Ebb Lurker",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When this warrior enters the AO, you may return another warrior you control to your hand."
				},
				{
					name: "Riptide",
					type: "instant",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Surge",
					tier: 1,
					cost: 2,
					text: "Return a warrior with cost 3 or less to its owner's hand."
				},
				{
					name: "Breaker Ray",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "air",
					subtype: "Flyer",
					tier: 2,
					cost: 3,
					attack: 5,
					health: 3,
					text: "This warrior may be blocked only by air or space warriors."
				},
				{
					name: "Spring Surge",
					type: "action",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Surge",
					tier: 2,
					cost: 2,
					text: "Return any number of warriors you control to your hand and draw a card for every two returned this way."
				},
				{
					name: "Abyssal Matron",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 3,
					cost: 4,
					attack: 5,
					health: 6,
					text: "When this warrior enters the AO, return a warrior your opponent controls to its owner's hand."
				},
				{
					name: "Egg Tender",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Nurse",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "When this warrior is destroyed, look at the top three cards of your deck. You may put a Brood card from among them into your hand. Place the rest on the bottom."
				},
				{
					name: "Hunger Grub",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 1,
					text: "Action, destroy another warrior you control - This warrior has +2 attack and +2 health this turn."
				},
				{
					name: "Nest Reaver",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Hunter",
					tier: 2,
					cost: 3,
					attack: 5,
					health: 3,
					text: null
				},
				{
					name: "Acid Bath",
					type: "attack-action",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Instinct",
					tier: 2,
					cost: 2,
					attack: 3,
					text: "As an additional cost, destroy a warrior you control. This attack cannot be blocked by land warriors."
				},
				{
					name: "Breeding Pit",
					type: "fortification",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Nest",
					tier: 3,
					cost: 3,
					health: 8,
					text: "Action, (2), (E) - Return a warrior with cost 2 or less from your discard pile to your hand."
				},
				{
					name: "Endless Clutch",
					type: "aura",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Habitat",
					tier: 4,
					cost: 3,
					text: "Whenever a warrior you control is destroyed, you may return a warrior with lower cost from your discard pile to your hand. Use this only once per turn."
				},
				{
					name: "Strongroom Guard",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "When this warrior blocks, it has +1 attack this turn."
				},
				{
					name: "Debt Runner",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "air",
					subtype: "Courier",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Armored Teller",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 3,
					attack: 3,
					health: 4,
					text: "When this warrior enters the AO, you may place a card from your hand into an empty Orbit slot."
				},
				{
					name: "Bonded Escort",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 2,
					cost: 3,
					attack: 3,
					health: 5,
					text: null
				},
				{
					name: "Relay Depository",
					type: "fortification",
					factions: ["Vault"],
					subfaction: null,
					supertype: "space",
					subtype: "Bank",
					tier: 2,
					cost: 2,
					health: 6,
					text: "Action, (E) - Place a card from your Orbit into your hand."
				},
				{
					name: "Foreclosure",
					type: "attack-action",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 2,
					cost: 2,
					attack: 3,
					text: "If this attack damages a fortification, it deals 2 more damage to it."
				},
				{
					name: "Sealed Consignment",
					type: "action",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 1,
					cost: 1,
					text: "Place up to two cards from your hand into empty Orbit slots, then draw that many cards."
				},
				{
					name: "Denied Entry",
					type: "instant",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 2,
					cost: 2,
					text: "Your opponent pays 2 Energy, or an Attack Action that they have played has no effect."
				},
				{
					name: "Coin Engine",
					type: "item",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Machine",
					tier: 3,
					cost: 3,
					text: "While paying for a card with cost 4 or more, you may exert this item to add 1 to your Energy Pool."
				},
				{
					name: "Compound Interest",
					type: "aura",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 4,
					cost: 4,
					text: "You may add cards to your Cache and use your Cache to pay in the same turn."
				},
				{
					name: "Bastion Sentry",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "While you control a fortification, this warrior has +2 health."
				},
				{
					name: "Blast Door",
					type: "fortification",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Wall",
					tier: 1,
					cost: 1,
					health: 4,
					text: "Attack Actions with attack 1 deal no damage to you."
				},
				{
					name: "Warden's Seal",
					type: "augment",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Armor",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +3 health. It may block a second attack each turn."
				},
				{
					name: "Lockdown Walker",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 4,
					attack: 4,
					health: 6,
					text: "When this warrior blocks, exert the attacking warrior at the end of the turn."
				},
				{
					name: "Ward Grid",
					type: "instant",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Protocol",
					tier: 2,
					cost: 2,
					text: "Prevent all damage that fortifications you control would take this turn."
				},
				{
					name: "The Deep Vault",
					type: "fortification",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "space",
					subtype: "Bank",
					tier: 4,
					cost: 5,
					health: 12,
					text: "Your maximum hand size is 10. At the end of your turn, draw a card."
				},
				{
					name: "Corridor Smuggler",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Brokers",
					supertype: "space",
					subtype: "Courier",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "This warrior costs 1 less while played from Orbit."
				},
				{
					name: "Hedge the Market",
					type: "action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 1,
					cost: 0,
					text: "Place two cards from your hand on the bottom of your deck, then draw two cards."
				},
				{
					name: "Futures Ledger",
					type: "item",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Tool",
					tier: 1,
					cost: 1,
					text: "Whenever you place a card into the Cache, you may look at the top card of your deck first."
				},
				{
					name: "Bounty Assessor",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Brokers",
					supertype: "land",
					subtype: "Agent",
					tier: 2,
					cost: 2,
					attack: 3,
					health: 3,
					text: "When this warrior damages your opponent, place the top card of your deck into your Cache."
				},
				{
					name: "Hostile Takeover",
					type: "attack-action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 3,
					cost: 3,
					attack: 5,
					text: "If this attack is not blocked, you may look at your opponent's Orbit and return one card there to its owner's hand."
				},
				{
					name: "Leveraged Buyout",
					type: "action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 3,
					cost: 2,
					text: "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost."
				},
				{
					name: "Whisper Acolyte",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "When this warrior enters the AO, look at the top card of your deck."
				},
				{
					name: "Resonant Wisp",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "air",
					subtype: "Spirit",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Choir Sentinel",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "Instants that you play cost 1 less while this warrior is blocking."
				},
				{
					name: "Storm of Faces",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "air",
					subtype: "Spirit",
					tier: 3,
					cost: 4,
					attack: 6,
					health: 5,
					text: "When this warrior enters the AO, your opponent exerts one of their warriors."
				},
				{
					name: "Piercing Hymn",
					type: "attack-action",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 1,
					cost: 2,
					attack: 3,
					text: "This attack cannot be blocked by warriors with attack 1 or less."
				},
				{
					name: "Shared Dream",
					type: "action",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 3,
					cost: 2,
					text: "Each player draws a card. Then draw a card for each aura you control, up to two."
				},
				{
					name: "Moment of Silence",
					type: "instant",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 1,
					cost: 1,
					text: "A warrior deals no damage this turn."
				},
				{
					name: "Counterpoint",
					type: "instant",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 2,
					cost: 3,
					text: "An Action or Instant that your opponent has played has no effect and goes to the discard pile."
				},
				{
					name: "Harmonic Field",
					type: "aura",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					text: "Warriors your opponent controls with cost 1 have -1 attack."
				},
				{
					name: "Halo of Static",
					type: "augment",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Blessing",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +1 attack and +2 health. It is an air warrior."
				},
				{
					name: "Blindfold Augur",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "land",
					subtype: "Mystic",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "Action, (E) - Look at the top card of your opponent's deck."
				},
				{
					name: "Read the Entrails",
					type: "action",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 1,
					cost: 1,
					text: "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck."
				},
				{
					name: "Foreseen Strike",
					type: "instant",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 2,
					cost: 2,
					text: "Prevent the next 4 damage that you or a fortification you control would take this turn."
				},
				{
					name: "Lens of the Spire",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "air",
					subtype: "Mystic",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "Your opponent plays with the top card of their deck face-up."
				},
				{
					name: "Written in Starlight",
					type: "aura",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 3,
					cost: 3,
					text: "At the beginning of your turn, look at the top two cards of your deck and place them back in any order."
				},
				{
					name: "Prophet Unending",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "space",
					subtype: "Mystic",
					tier: 4,
					cost: 6,
					attack: 8,
					health: 8,
					text: "When this warrior enters the AO, you may play an Action or Instant from your hand without paying its cost."
				},
				{
					name: "Afterimage",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "air",
					subtype: "Spirit",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, you may place it on the bottom of your deck."
				},
				{
					name: "Grave Chorister",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "When this warrior enters the AO, place the top card of your deck into your discard pile."
				},
				{
					name: "Reverberation",
					type: "attack-action",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					attack: 2,
					text: "This attack has +1 attack for each Attack Action in your discard pile, up to four."
				},
				{
					name: "Encore",
					type: "action",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 1,
					text: "Return an Attack Action or Instant from your discard pile to your hand."
				},
				{
					name: "Lingering Note",
					type: "aura",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					text: "Whenever you play an Attack Action, your opponent loses 1 life."
				},
				{
					name: "Revenant Soloist",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "space",
					subtype: "Spirit",
					tier: 3,
					cost: 4,
					attack: 6,
					health: 5,
					text: "You may play this warrior from your discard pile. If you do, remove it from the game when it leaves the AO."
				},
				{
					name: "Hired Blaster",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Mercenary",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: null
				},
				{
					name: "Free Trader",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When this warrior enters the AO, you may place the top card of your deck into your Cache."
				},
				{
					name: "Jetpack Scrapper",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "air",
					subtype: "Mercenary",
					tier: 1,
					cost: 3,
					attack: 4,
					health: 3,
					text: null
				},
				{
					name: "Siege Walker",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 4,
					attack: 6,
					health: 4,
					text: "This warrior deals 1 more damage to fortifications."
				},
				{
					name: "Wandering Colossus",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Beast",
					tier: 3,
					cost: 5,
					attack: 7,
					health: 6,
					text: null
				},
				{
					name: "Listening Post",
					type: "fortification",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Outpost",
					tier: 1,
					cost: 1,
					health: 4,
					text: "Action, (1), (E) - Look at the top card of any player's deck."
				},
				{
					name: "Ring Fortress",
					type: "fortification",
					factions: ["Generic"],
					subfaction: null,
					supertype: "space",
					subtype: "Station",
					tier: 4,
					cost: 4,
					health: 11,
					text: "Your opponent's space warriors have -1 attack."
				},
				{
					name: "Warning Shot",
					type: "attack-action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					attack: 2,
					text: null
				},
				{
					name: "Broadside",
					type: "attack-action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 5,
					text: null
				},
				{
					name: "Field Research",
					type: "action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Order",
					tier: 1,
					cost: 1,
					text: "Your next increase of Tech Level this turn costs 1 less. Draw a card."
				},
				{
					name: "Scorched Approach",
					type: "action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Order",
					tier: 2,
					cost: 3,
					text: "Deal 3 damage to a warrior or a fortification."
				},
				{
					name: "Emergency Thrusters",
					type: "instant",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					text: "Rally a warrior you control."
				},
				{
					name: "Field Medkit",
					type: "item",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tool",
					tier: 1,
					cost: 1,
					text: "Action, (1), (E) - Remove 2 damage counters from a warrior you control."
				},
				{
					name: "Targeting Visor",
					type: "augment",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Weapon",
					tier: 2,
					cost: 2,
					text: "The augmented warrior has +2 attack. Its attack cannot be blocked by warriors with attack 1 or less."
				},
				{
					name: "Defector Pack",
					type: "warrior",
					factions: ["Union", "Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Scout",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "This warrior has +1 health while you control both a Union warrior and a Swarm warrior."
				},
				{
					name: "Treaty Checkpoint",
					type: "fortification",
					factions: ["Union", "Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Wall",
					tier: 2,
					cost: 2,
					health: 6,
					text: "The first Attack Action your opponent plays each turn costs 1 more."
				},
				{
					name: "Song of Spores",
					type: "aura",
					factions: ["Swarm", "Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 3,
					cost: 3,
					text: "Whenever you play a warrior, your opponent loses 1 life."
				},
				{
					name: "Sealed Prophecy",
					type: "instant",
					factions: ["Vault", "Chorus"],
					subfaction: null,
					subtype: "Vision",
					tier: 1,
					cost: 1,
					text: "Look at the top two cards of your deck. You may place a card from among them into an empty Orbit slot. Place the rest back in any order."
				},
				{
					name: "Chitin Dragoon",
					type: "warrior",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "When this warrior enters the AO, another warrior you control has +1 attack this turn."
				},
				{
					name: "Combined Assault",
					type: "attack-action",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 4,
					text: "Before blocks are declared, you may rally a warrior you control."
				},
				{
					name: "Living Plate",
					type: "augment",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Mutation",
					tier: 2,
					cost: 2,
					text: "The augmented warrior has +2 attack and +2 health."
				},
				{
					name: "Contract Garrison",
					type: "warrior",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "This warrior has +1 attack for each fortification you control, up to two."
				},
				{
					name: "Toll Citadel",
					type: "fortification",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Wall",
					tier: 3,
					cost: 4,
					health: 9,
					text: "Whenever your opponent attacks you or another fortification, this fortification deals 1 damage to the attacking warrior unless they pay 1 Energy."
				},
				{
					name: "War Bonds",
					type: "action",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					subtype: "Contract",
					tier: 3,
					cost: 2,
					text: "Draw a card for each fortification you control, up to three."
				},
				{
					name: "Hymnal Templar",
					type: "warrior",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					supertype: "air",
					subtype: "Knight",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When you attach an augment to this warrior, draw a card. Use this only once per turn."
				},
				{
					name: "Vigil of Bells",
					type: "aura",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Doctrine",
					tier: 2,
					cost: 3,
					text: "Warriors you control that are not exerted have +1 health and +1 attack."
				},
				{
					name: "Sanctified Volley",
					type: "instant",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Tactic",
					tier: 3,
					cost: 3,
					text: "Deal damage to a warrior equal to the number of warriors you control."
				},
				{
					name: "Vault Weevil",
					type: "warrior",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, you may place it into an empty Orbit slot."
				},
				{
					name: "Ambergris Cell",
					type: "item",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					subtype: "Machine",
					tier: 3,
					cost: 2,
					text: "Action, (E), destroy a warrior you control - Place the top two cards of your deck into your Cache."
				},
				{
					name: "Hoard Devourer",
					type: "warrior",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Beast",
					tier: 4,
					cost: 5,
					attack: 7,
					health: 7,
					text: "When this warrior enters the AO, it has +1 attack this turn for each card in your Cache."
				},
				{
					name: "Keening Larva",
					type: "warrior",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, your opponent loses 1 life."
				},
				{
					name: "Dirge Moth",
					type: "warrior",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					supertype: "air",
					subtype: "Flyer",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "When this warrior enters the AO, return a warrior with cost 1 from your discard pile to your hand."
				},
				{
					name: "Plague Chorale",
					type: "attack-action",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Hymn",
					tier: 3,
					cost: 4,
					attack: 5,
					text: "If this attack is blocked, your opponent loses 2 life."
				},
				{
					name: "Redacted Verse",
					type: "instant",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Vision",
					tier: 3,
					cost: 2,
					text: "Your opponent shows their hand, and you choose one card there that they place on the bottom of their deck."
				},
				{
					name: "Reliquary Drone",
					type: "warrior",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					supertype: "space",
					subtype: "Machine",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "Action, (1), (E) - Place a card from your discard pile into an empty Orbit slot."
				},
				{
					name: "Silent Archive",
					type: "fortification",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					supertype: "space",
					subtype: "Bank",
					tier: 3,
					cost: 4,
					health: 9,
					text: "At the end of your turn, look at the top card of your deck. You may place it into an empty Orbit slot."
				},
				{
					name: "Armistice Rally",
					type: "action",
					factions: [
						"Union",
						"Swarm",
						"Chorus"
					],
					subfaction: "Hybrid",
					subtype: "Rite",
					tier: 4,
					cost: 4,
					text: "Rally all warriors you control. They have +1 attack this turn."
				}
			]
		}
	],
	numbers: /* @__PURE__ */ "Banneret Apollo.The Child.Aestus Lord.Marshal Ilse Thorne.Foreman Okoro.Undertow Sibyl.Mother Ketteral.Keymaster Oduya.Sable Quillon.Oracle Nemiah.The Hollow Voice.Sergeant Vex Amari.Castellan Dray.Chaplain Solace.Auditor Mirexi.Cantor of the Deep.Archivist Penumbra.Border Rifles.Shield Conscript.Kestrel Pilot.Lancer Column.Picket Cruiser.Volley Order.Call to Muster.Close Ranks.Regulation Plate.General Mobilization.Oathsworn Squire.Gate Templar.Silver Banner Rider.Oathblade.Thundering Charge.Paragon of the Sixth Gate.Rivet Crew.Prefab Bulwark.Salvage Crane.Flak Terrace.Blueprint Review.Orbital Drydock.Skitterling.Barbed Leaper.Gas Drifter.Carapace Hulk.Void Leviathan.Feeding Frenzy.Split the Brood Sac.Shed Shell.Spine Graft.Migration Season.Foam Runner.Ebb Lurker.Riptide.Breaker Ray.Spring Surge.Abyssal Matron.Egg Tender.Hunger Grub.Nest Reaver.Acid Bath.Breeding Pit.Endless Clutch.Strongroom Guard.Debt Runner.Armored Teller.Bonded Escort.Relay Depository.Foreclosure.Sealed Consignment.Denied Entry.Coin Engine.Compound Interest.Bastion Sentry.Blast Door.Warden's Seal.Lockdown Walker.Ward Grid.The Deep Vault.Corridor Smuggler.Hedge the Market.Futures Ledger.Bounty Assessor.Hostile Takeover.Leveraged Buyout.Whisper Acolyte.Resonant Wisp.Choir Sentinel.Storm of Faces.Piercing Hymn.Shared Dream.Moment of Silence.Counterpoint.Harmonic Field.Halo of Static.Blindfold Augur.Read the Entrails.Foreseen Strike.Lens of the Spire.Written in Starlight.Prophet Unending.Afterimage.Grave Chorister.Reverberation.Encore.Lingering Note.Revenant Soloist.Hired Blaster.Free Trader.Jetpack Scrapper.Siege Walker.Wandering Colossus.Listening Post.Ring Fortress.Warning Shot.Broadside.Field Research.Scorched Approach.Emergency Thrusters.Field Medkit.Targeting Visor.Defector Pack.Treaty Checkpoint.Song of Spores.Sealed Prophecy.Chitin Dragoon.Combined Assault.Living Plate.Contract Garrison.Toll Citadel.War Bonds.Hymnal Templar.Vigil of Bells.Sanctified Volley.Vault Weevil.Ambergris Cell.Hoard Devourer.Keening Larva.Dirge Moth.Plague Chorale.Redacted Verse.Reliquary Drone.Silent Archive.Armistice Rally".split("."),
	piles: {
		banner: [
			["Banneret Apollo", 1],
			["Marshal Ilse Thorne", 1],
			["Sergeant Vex Amari", 1],
			["Border Rifles", 3],
			["Oathsworn Squire", 3],
			["Kestrel Pilot", 3],
			["Chitin Dragoon", 3],
			["Defector Pack", 3],
			["Gate Templar", 3],
			["Silver Banner Rider", 3],
			["Lancer Column", 2],
			["Paragon of the Sixth Gate", 1],
			["Oathblade", 3],
			["Living Plate", 2],
			["Volley Order", 2],
			["Thundering Charge", 3],
			["Combined Assault", 2],
			["Close Ranks", 2],
			["Call to Muster", 2]
		],
		garrison: [
			["Hired Blaster", 6],
			["Kestrel Pilot", 6],
			["Bonded Escort", 6],
			["Nest Reaver", 6],
			["Jetpack Scrapper", 6],
			["Gas Drifter", 6],
			["Wandering Colossus", 4]
		]
	}
});
export { Uu as film };
